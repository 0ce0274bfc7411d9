"""A small network cloned from demonstrations, of the kind that B-MoCA calls `VLUI` (docs/bmoca.md).

Needs PyTorch: `pip install 'pytest-androidbench[vlui]'`. In this folder's parent:

    python -m vlui.training shown vlui.pt
    pytest --agent=vlui.agent:agent --agent-option weights=vlui.pt --ab-suite=bmoca ...
"""
