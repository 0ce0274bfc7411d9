"""The currencies Pro Expense offers, as its own list names and orders them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

_TABLE: Final = """
    840 USD $ United State Dollar; 978 EUR € Euro; 826 GBP £ United Kingdom Pound;
    356 INR INR India Rupees; 036 AUD AUD Australia Dollar; 124 CAD CAD Canada Dollar;
    710 ZAR R South Africa Rand; 554 NZD NZD New Zealand Dollar; 392 JPY ¥ Japan Yen;
    702 SGD SGD Singapore Dollar; 156 CNY ¥ China Yuan Renminbi; 756 CHF CHF Switzerland Francs;
    458 MYR RM Malaysia Ringgits; 348 HUF Ft Hungary Forint; 344 HKD HKD Hong Kong Dollar;
    784 AED AED United Arab Emirates Dirhams; 764 THB ฿ Thailand Baht;
    410 KRW ₩ Korea (South) Won; 752 SEK kr Sweden Kronor; 608 PHP ₱ Philippines Pesos;
    376 ILS ₪ Israel New Shekels; 949 TRY TRY Turkey Lira; 985 PLN zł Poland Zlotych;
    484 MXN MXN Mexico Pesos; 578 NOK kr Norway Kroner; 208 DKK kr Denmark Kroner;
    414 KWD KWD Kuwait Dinars; 986 BRL R$ Brazil Reals; 360 IDR Rp Indonesia Rupiahs;
    901 TWD NT$ Taiwan New Dollars; 682 SAR ﷼ Saudi Arabia Riyals; 586 PKR ₨ Pakistan Rupees;
    203 CZK Kč Czech Republic Koruny; 368 IQD IQD Iraq Dinars; 643 RUB ₽ Russia Rubles;
    404 KES KES Kenya Shillings; 400 JOD JOD Jordan Dinars; 152 CLP CLP Chile Pesos;
    032 ARS ARS Argentina Pesos; 818 EGP £ Egypt Pounds; 704 VND ₫ Vietnam Dong;
    634 QAR ﷼ Qatar Riyals; 959 XAU XAU Gold Ounces; 946 RON lei Romania New Lei;
    170 COP COP Colombia Pesos; 512 OMR ﷼ Oman Rials; 975 BGN лв Bulgaria Leva;
    961 XAG XAG Silver Ounces; 788 TND TND Tunisia Dinars; 504 MAD MAD Morocco Dirhams;
    048 BHD BHD Bahrain Dinars; 352 ISK kr Iceland Kronur; 144 LKR ₨ Sri Lanka Rupees;
    191 HRK kn Croatia Kuna; 981 GEL GEL Georgia Lari; 980 UAH ₴ Ukraine Hryvnia;
    364 IRR ﷼ Iran Rials; 566 NGN ₦ Nigeria Nairas;
    950 XAF XAF Coopération financière en Afrique centrale BEAC; 480 MUR MUR Mauritius Rupee;
    242 FJD FJD Fiji Dollar; 604 PEN S/. Peru Nuevos Soles; 068 BOB $b Bolivia Bolivianos;
    858 UYU $U Uruguay Pesos; 977 BAM KM Bosnia and Herzegovena Convertible Marka;
    860 UZS лв Uzbekistan Sums; 398 KZT лв Kazakhstan Tenge; 807 MKD ден Macedonia Denars;
    498 MDL MDL Moldova Lei; 051 AMD AMD Moldova Lei; 417 KGS лв Kyrgyzstan Sums;
    972 TJS TJS Tajikistan Somoni; 934 TMT TMT Turkmenistan New Manats;
    0 VEF Bs Venezuela Bolivares; 388 JMD J$ Jamaica Dollars; 012 DZD DZD Algeria Dinars;
    953 XPF XPF Algeria Dinars; 800 UGX UGX Uganda Shillings; 188 CRC ₡ Costa Rica Colones;
    096 BND BND Brunei Dollars; 434 LYD LYD Libya Dinars; 951 XCD XCD Eastern Caribbean Dollars;
    052 BBD BBD Barbados Dollars; 780 TTD TT$ Barbados Dollars; 422 LBP £ Lebanon Pounds;
    760 SYP £ Syria Pounds; 116 KHR ៛ Cambodia Riels; 524 NPR ₨ Nepal Rupees;
    320 GTQ Q Guatemala Quetzales; 964 XPD XPD Palladium Ounces; 446 MOP MOP Macau Patacas;
    600 PYG Gs Paraguay Guarani; 962 XPT XPT Paraguay Guarani; 072 BWP P Botswana Pulas;
    834 TZS TZS Tanzania Shillings; 532 ANG ƒ Netherlands Antilles Guilders;
    044 BSD BSD Bahamas Dollars; 340 HNL L Honduras Lempiras; 516 NAD NAD Namibia Dollars;
    113 ETB ETB Ethiopia Birr; 932 ZWL ZWL Zimbabwe Dollars; 060 BMD BMD Bermuda Dollars;
    192 CUP ₱ Cuba Pesos; 558 NIO C$ Nicaragua Cordobas; 454 MWK MWK Malawi Kwachas;
    590 PAB B/. Malawi Kwachas; 548 VUV VUV Malawi Kwachas; 332 HTG HTG Haiti Gourdes;
    960 XDR XDR International Monetary Fund Special Drawing Rights;
    328 GYD GYD International Monetary Fund Special Drawing Rights;
    598 PGK PGK Papua New Guinea Kina; 882 WST WST Samoa Tala; 418 LAK ₭ LAK Laos Kips;
    084 BZD BZ$ Belize Dollars; 886 YER ﷼ Belize DollarsYemen Rials; 270 GMD GMD Gambia Dalasi;
    136 KYD KYD Cayman Islands Dollar; 496 MNT ₮ Mongolia Tugrik; 408 KPW ₩ Korea (North) Won;
    222 SVC SVC El Salvador Colones; 938 SDG SDG Sudan Dinars; 969 MGA MGA Madagascar Ariary;
    238 FKP £ Falkland Islands Pounds; 132 CVE CVE Cape Verde Escudos; 973 AOA AOA Angola Kwanza;
    690 SCR ₨ Seychelles Rupees; 104 MMK MMK Myanmar (Burma) Kyats; 324 GNF GNF Guinea Francs;
    694 SLL SLL Sierra Leone; 533 AWG ƒ Aruba Guilders; 462 MVR MVR Maldive Islands Rufiyaa;
    646 RWF RWF Rwanda Francs; 090 SBD SBD Solomon Islands Dollars; 776 TOP TOP Tonga Pa'anga;
    292 GIP £ Gibraltar Pounds; 262 DJF DJF Djibouti Francs; 706 SOS SOS Somalia Shillings;
    430 LRD LRD Liberia Dollars; 108 BIF BIF Burundi Francs; 936 GHS ¢ Ghana Cedis;
    064 BTN BTN Bhutan Ngultrum; 968 SRD SRD Suriname Dollars; 748 SZL SZL Swaziland Emalangeni;
    426 LSL LSL Lesotho Maloti; 654 SHP £ St. Helena Pounds; 174 KMF KMF Comoros Francs;
    232 ERN ERN Comoros Francs; 943 MZN MZN Mozambique Meticais; 944 AZN ₼ Azerbaijan Manats;
    971 AFN ؋ Afghanistan Afghanis; 050 BDT ৳ BANGLADESH
"""
DOLLAR: Final = "840"


@dataclass(frozen=True, slots=True, kw_only=True)
class Currency:
    """A currency, known by its ISO number."""

    number: str
    code: str
    symbol: str
    name: str

    def fits(self, words: str) -> bool:
        """Whether a search finds it."""
        return words.lower() in f"{self.name} {self.code} {self.symbol} {self.number}".lower()


@cache
def currencies() -> tuple[Currency, ...]:
    """All of them, in the order they are offered."""
    return tuple(_read(entry) for entry in _TABLE.split(";"))


def currency_of(number: str) -> Currency:
    """The currency with a number, else the first."""
    return next((known for known in currencies() if known.number == number), currencies()[0])


def _read(entry: str) -> Currency:
    number, code, symbol, name = entry.split(maxsplit=3)
    return Currency(number=number, code=code, symbol=symbol, name=" ".join(name.split()))
