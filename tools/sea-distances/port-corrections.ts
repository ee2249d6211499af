/** Where sea-ports gives no position, or one on the wrong coast: UN/LOCODE, degrees north, degrees east. */
export const positions = `
BHAHD 26.25 50.66
CNDCB 22.47 113.88
CNFOC 26.05 119.45
CNSTG 23.35 116.67
GRKAP 36.15 22.99
HRLST 42.77 16.9
JPHIS 33.94 130.93
JPMTR 33.97 130.87
TWTPE 25.16 121.38
TNJAR 33.49 11.12
VEGUB 11.67 -70.21
QAMES 24.98 51.57
CNPUT 25.22 119.02
ANEUX 17.48 -62.98
TRAMB 40.97 28.69
CUQMA 23.05 -81.57
VNCLN 20.97 107.05
LVVNT 57.4 21.53
JPMAI 35.48 135.38
BRPCL -19.85 -40.06
CRPCA 9.91 -84.72
EGEDK 31.14 29.82
FRHON 49.42 0.23
DZAAE 36.9 7.77
GBSOW 53.29 -2.86
CDBOA -5.86 13.05
CDMAT -5.82 13.45
THPKN 13.6 100.59
UYCYR -34.47 -57.85
UYPDU -32.31 -58.1
VEPSU 10.46 -64.19
PESNX -15.26 -75.23
CNTSN 38.98 117.75
CNHUI 22.7 114.55
CNBHY 21.48 109.1
USLAX 33.74 -118.26
ISESK 65.07 -14.01
ARDDC -34.2 -59.04
CLJRL -36.97 -73.23
CLPGO -31.89 -71.5
CLPPD -27.05 -70.84
REPDG -20.92 55.29
IDBUR 1.17 104
ARBUE -34.59 -58.37
AUGOV -12.2 136.67
`

/** English names in place of what sea-ports has: clipped, former, in another language, or the same twice in a country. */
export const names: Readonly<Record<string, string>> = {
  ANEUX: 'Sint Eustatius',
  BEANR: 'Antwerp',
  BEGNE: 'Ghent',
  BEOST: 'Ostend',
  CAQUE: 'Quebec City',
  CASCA: 'St. Catharines',
  CASJB: 'Saint John',
  CASJF: "St. John's",
  CASSM: 'Sault Ste. Marie',
  CATRR: 'Trois-Rivieres',
  CLPTE: 'Quellon',
  CNBHY: 'Beihai',
  CNSSH: 'Sanshan',
  CNSTG: 'Shantou',
  CNSZX: 'Shenzhen',
  CNTHG: 'Taishan',
  CNYQS: 'Beijiao, Shunde',
  CNZAP: 'Zhapu',
  CUHAV: 'Havana',
  DKCPH: 'Copenhagen',
  DZAAE: 'Annaba',
  DZALG: 'Algiers',
  DZBJA: 'Bejaia',
  DZSKI: 'Skikda',
  EGALY: 'Alexandria',
  EGDAM: 'Damietta',
  EGSUZ: 'Suez',
  ERMSW: 'Massawa',
  ESLCG: 'A Coruna',
  ESSVQ: 'Seville',
  FIHEL: 'Helsinki',
  FIHKO: 'Hanko',
  FIHMN: 'Hamina',
  FIKEM: 'Kemi',
  FIKOK: 'Kokkola',
  FIOUL: 'Oulu',
  FIPOR: 'Pori',
  FIRAU: 'Rauma',
  FITKU: 'Turku',
  FITOR: 'Tornio',
  FMPNI: 'Pohnpei',
  FOTHO: 'Torshavn',
  FRDKK: 'Dunkirk',
  GRHER: 'Heraklion',
  GRKAP: 'Kythira',
  IDBUR: 'Batu Ampar',
  IDPJG: 'Panjang',
  INBOM: 'Mumbai',
  INCCU: 'Kolkata',
  INMAA: 'Chennai',
  INMRM: 'Mormugao',
  INNSA: 'Nhava Sheva',
  INPAV: 'Pipavav',
  ISESK: 'Eskifjordur',
  ITGOA: 'Genoa',
  ITNAP: 'Naples',
  ITPVE: 'Portovesme',
  ITVCE: 'Venice',
  LCSLU: 'Saint Lucia',
  LYBEN: 'Benghazi',
  MANNA: 'Kenitra',
  MGMJN: 'Mahajanga',
  MGTLE: 'Toliara',
  MYBWH: 'Butterworth',
  MYKUA: 'Kuantan',
  MYPEN: 'Penang',
  MYPKG: 'Port Klang',
  NLHVH: 'Hook of Holland',
  PAPTY: 'Panama City',
  PHISB: 'Isabela, Basilan',
  PTLIS: 'Lisbon',
  PTTER: 'Terceira',
  RULED: 'Saint Petersburg',
  RUVYP: 'Vostochny',
  SEGOT: 'Gothenburg',
  SGJUR: 'Jurong',
  THBMT: 'Bangkok Modern Terminals',
  TNJAR: 'Zarzis',
  TNLGN: 'La Goulette',
  TREYP: 'Evyap',
  TWKEL: 'Keelung',
  UAILK: 'Chornomorsk',
  UAMPW: 'Mariupol',
  UAODS: 'Odesa',
  USPDX: 'Portland, Oregon',
  USPWM: 'Portland, Maine',
  USXGO: 'Howard Beach, New York',
  USXHO: 'Long Island City, New York',
  VEETV: 'El Tablazo',
  VELSV: 'La Salina',
  VNSGN: 'Ho Chi Minh City',
}

/** Codes of the Netherlands Antilles, which ended in 2010, and the present ones. */
export const codes: Readonly<Record<string, string>> = {
  ANBON: 'BQBON',
  ANEUX: 'BQEUX',
  ANPHI: 'SXPHI',
  ANWIL: 'CWWIL',
}

/** A second entry of a port that is in the list under its usual code. */
export const doubled = [
  'ANCUR',
  'CLTHO',
  'FIOLU',
  'USPHF',
  'QAUMS',
  'VNVIC',
  'CNDAL',
  'CNNBO',
  'CNQIN',
  'CNSGH',
  'CNXAM',
  'CNXGA',
  'CNYTG',
  'DJPOD',
  'KRICH',
  'KRKJE',
  'IDPNJ',
  'IDMAK',
  'MGTMM',
  'REREU',
  'VGTOV',
  'PACFZ',
]

/** Entries near a coast that are no seaport (towns, airports, dry ports), or lie on the coast of another country. */
export const noSeaport = [
  'ANGSB',
  'ANSXM',
  'AUCHT',
  'AUNLK',
  'BMSOU',
  'BRVIC',
  'CADRU',
  'CLCAP',
  'CNGGY',
  'CNHDU',
  'CNSWA',
  'CNZHA',
  'CYNIC',
  'DKHSB',
  'ESTOT',
  'FRLPC',
  'IDMES',
  'IDTTI',
  'ITFAE',
  'ITPDA',
  'JPISS',
  'KRCHO',
  'KRJEO',
  'KRKWJ',
  'KRKWU',
  'KRNYU',
  'NZHLZ',
  'NZPMR',
  'PACZZ',
  'RERUN',
  'SVSAL',
  'USLAT',
  'USOYM',
  'USPCA',
  'USXHF',
]
