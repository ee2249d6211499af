/**
 * Ports of countries that sea-ports knows only in part: UN/LOCODE, name, degrees north, degrees east. From the
 * port list of searoute-py (Apache 2.0, contract/sea-ports/licences.md); Nuuk, and positions that lay inland or
 * in a neighbouring fjord, set by hand.
 */
export const addedPorts = `
GLGOH Nuuk 64.17 -51.72
GLJEG Aasiaat 68.71 -52.89
GLAGM Tasiilaq 65.61 -37.63
GLJAV Ilulissat 69.22 -51.1
GLJHS Sisimiut 66.94 -53.68
GLJJU Qaqortoq 60.72 -46.03
GLJSU Maniitsoq 65.42 -52.91
GLJFR Paamiut 61.99 -49.68
GLJCH Qasigiannguit 68.82 -51.2
GLJGO Qeqertarsuaq 69.25 -53.55
ISAKR Akranes 64.32 -22.08
ISAKU Akureyri 65.69 -18.1
ISDAL Dalvik 65.97 -18.53
ISDJU Djupivogur 64.66 -14.28
ISFAS Faskrudsfjordur 64.93 -13.98
ISGRI Grindavik 63.84 -22.43
ISGRF Grundarfjordur 64.92 -23.25
ISHAF Hafnarfjordur 64.07 -21.96
ISHUS Husavik 66.05 -17.35
ISHVM Hvammstangi 65.4 -20.94
ISISA Isafjordur 66.07 -23.12
ISKEF Keflavik 64.01 -22.56
ISNES Neskaupstadur 65.15 -13.68
ISRAU Raufarhofn 66.45 -15.94
ISSEY Seydisfjordur 65.27 -13.99
ISSIG Siglufjordur 66.15 -18.9
ISSKA Skagastrond 65.82 -20.31
ISSTD Stodvarfjordur 64.83 -13.86
ISSTR Straumsvik 64.05 -22.03
ISVES Vestmannaeyjar 63.44 -20.27
ISVPN Vopnafjordur 65.76 -14.82
GRACL Achladi 38.89 22.82
GRAGM Agia Marina 38.9 22.59
GRAGT Agioi Theodoroi 37.92 23.08
GRASS Aspropyrgos 38.03 23.58
GRCLK Chalkida 38.46 23.6
GRJKH Chios 38.37 26.14
GRCFU Corfu 39.62 19.92
GRCRG Corinth 37.93 22.93
GRGYT Gythio 36.76 22.57
GRIGO Igoumenitsa 39.5 20.26
GRKMI Kalymnos 36.95 26.98
GRKAR Karlovasi 37.8 26.68
GRKAK Katakolo 37.65 21.32
GRKYM Kymasi 38.83 23.47
GRLAV Lavrio 37.71 24.06
GRMEL Mesolongi 38.36 21.42
GRMLO Milos 36.73 24.43
GRJMK Mykonos 37.45 25.32
GRNPL Nafplio 37.57 22.8
GRPAS Paros 37.09 25.15
GRPMS Patmos 37.32 26.55
GRPVK Preveza 38.95 20.75
GRPYL Pylos 36.92 21.69
GRRAF Rafina 38.02 24.01
GRRET Rethymno 35.37 24.47
GRSTI Stratoni 40.52 23.83
GRJSY Syros 37.44 24.94
GRYLI Yali 36.65 27.12
GRZAN Zakynthos 37.78 20.9
GNKMR Kamsar 10.65 -14.62
GWBOL Bolama 11.57 -15.47
GWBUB Bubaque 11.29 -15.83
GYNAM New Amsterdam 6.25 -57.52
HTACA Les Cayes 18.19 -73.75
HTFLI Fort-Liberte 19.67 -71.84
HTLFT Lafiteau 18.69 -72.35
HTMIR Miragoane 18.45 -73.1
INGPR Gopalpur 19.3 84.97
INHZA Hazira 21.1 72.62
INHON Honavar 14.28 74.44
INJBD Jafarabad 20.86 71.37
INJAK Jakhau 23.22 68.6
INKRW Karwar 14.81 74.12
INKAT Kattupalli 13.3 80.36
INMDA Magdalla 21.13 72.73
INMAL Malpe 13.35 74.7
INMDV Mandvi 22.82 69.35
INNPT Nagapattinam 10.77 79.85
INNAV Navlakhi 22.96 70.45
INNEE Neendakara 8.93 76.53
INOKH Okha 22.47 69.07
INPAN Panaji 15.5 73.82
INPRT Paradip 20.27 86.67
INPNY Puducherry 11.93 79.83
INPBD Porbandar 21.64 69.6
INIXZ Port Blair 11.66 92.75
INRTC Ratnagiri 16.98 73.28
INRED Redi 15.75 73.66
INSIK Sikka 22.46 69.83
INTAD Tadri 14.52 74.35
INVAD Vadinar 22.46 69.71
INVEN Vengurla 15.86 73.62
INALF Alappuzha 9.49 76.32
INBED Bedi 22.54 70.04
INBLK Belekeri 14.7 74.26
INBHU Bhavnagar 21.76 72.23
INCCJ Kozhikode 11.25 75.77
INCAP Kalingapatnam 18.33 84.13
INDHP Dabhol 17.56 73.15
INDAH Dahej 21.69 72.53
INDIG Dighi 18.28 72.98
INENR Ennore 13.26 80.34
IDAMP Ampenan -8.57 116.07
IDBAL Balongan -6.35 108.38
IDBTN Banten -6.01 105.96
IDBJU Banyuwangi -8.12 114.4
IDBEK Bekapai Terminal -1 117.5
IDBKS Bengkulu -3.79 102.25
IDBOA Benoa -8.75 115.21
IDBIK Biak -1.18 136.06
IDBMU Bima -8.42 118.72
IDBIR Biringkasi -4.81 119.49
IDBLL Blang Lancang 5.22 97.1
IDBXT Bontang 0.12 117.52
IDBUA Bula -3.1 130.49
IDBYQ Bunyu 3.45 117.85
IDCEB Celukan Bawang -8.19 114.83
IDCBN Cirebon -6.72 108.57
IDCIW Ciwandan -6.02 105.95
IDDAS Dabo -0.5 104.57
IDDUM Dumai 1.69 101.45
IDENE Ende -8.84 121.64
IDGIL Gilimanuk -8.16 114.44
IDGTO Gorontalo 0.5 123.06
IDGRE Gresik -7.16 112.66
IDGNS Gunung Sitoli 1.29 97.61
ALSAR Sarande 39.87 20
ALSHG Shengjin 41.81 19.59
ALVLO Vlore 40.45 19.48
DZAZW Arzew 35.82 -0.27
DZBSF Beni Saf 35.3 -1.38
DZCHE Cherchell 36.61 2.19
DZCOL Collo 37.01 6.57
DZDEL Dellys 36.92 3.92
DZDJE Djen-Djen 36.82 5.88
DZGHZ Ghazaouet 35.1 -1.87
DZTEN Tenes 36.52 1.32
AOAZZ Ambriz -7.84 13.1
AOPBN Porto Amboim -10.73 13.75
AONDD Sumbe -11.2 13.83
ARPLO Punta Loyola -51.61 -69.02
ARULA San Julian -49.3 -67.72
AWBAR Barcadera 12.48 -70
AWSNL San Nicolas 12.43 -69.91
AUBAH Ballast Head -35.75 137.77
AUBWB Barrow Island -20.83 115.42
AUBTB Botany Bay -33.99 151.22
AUBUY Bunbury -33.32 115.65
AUBDB Bundaberg -24.77 152.39
AUCCU Cape Cuvier -24.22 113.4
AUCQP Cape Flattery -14.97 145.31
`
