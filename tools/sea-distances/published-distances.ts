/** A distance by sea that somebody else has published, in nautical miles, between two ports of our list. */
export type PublishedDistance = {
  from: string
  to: string
  nm: number
  source: keyof typeof sources
}

export const sources = {
  pub151:
    'NGA, Pub. 151, Distances Between Ports, 11th edition, 2001 (https://msi.nga.mil/Publications/DBP), text at https://github.com/kaklin/sea-routes',
  rafimar: 'Rafimar, Suez Canal: saving in distance, https://rafimar.com/Suez-Canal.html',
  bishop:
    'E. R. Johnson, quoted in F. Bishop, Panama Past and Present, p. 237, https://en.wikisource.org/wiki/Page:Panama-past-present-Bishop.djvu/257',
} as const

export const publishedDistances: readonly PublishedDistance[] = [
  { from: 'ISREY', to: 'NOBGO', nm: 872, source: 'pub151' },
  { from: 'ISREY', to: 'USBOS', nm: 2293, source: 'pub151' },
  { from: 'ISREY', to: 'FRBES', nm: 1193, source: 'pub151' },
  { from: 'ISREY', to: 'PACTB', nm: 4098, source: 'pub151' },
  { from: 'ISREY', to: 'GBGLW', nm: 860, source: 'pub151' },
  { from: 'ISREY', to: 'CAHAL', nm: 1941, source: 'pub151' },
  { from: 'ISREY', to: 'RUMMK', nm: 1501, source: 'pub151' },
  { from: 'ISREY', to: 'USNYC', nm: 2495, source: 'pub151' },
  { from: 'ISREY', to: 'USORF', nm: 2677, source: 'pub151' },
  { from: 'ISREY', to: 'GLGOH', nm: 1076, source: 'pub151' },
  { from: 'ISREY', to: 'NOOSL', nm: 1173, source: 'pub151' },
  { from: 'ISREY', to: 'USPHL', nm: 2648, source: 'pub151' },
  { from: 'ISREY', to: 'CASJF', nm: 1416, source: 'pub151' },
  { from: 'ISREY', to: 'FOTHO', nm: 516, source: 'pub151' },
  { from: 'ISREY', to: 'NOTRD', nm: 969, source: 'pub151' },
  { from: 'ISREY', to: 'GLJJU', nm: 795, source: 'pub151' },
  { from: 'BRRIO', to: 'ZACPT', nm: 3273, source: 'pub151' },
  { from: 'BRRIO', to: 'USNYC', nm: 4762, source: 'pub151' },
  { from: 'BRRIO', to: 'PTLIS', nm: 4219, source: 'pub151' },
  { from: 'BRRIO', to: 'ARBUE', nm: 1151, source: 'pub151' },
  { from: 'CNTAO', to: 'SGSIN', nm: 2466, source: 'pub151' },
  { from: 'CNTAO', to: 'AUSYD', nm: 4871, source: 'pub151' },
  { from: 'CNTAO', to: 'USHNL', nm: 4456, source: 'pub151' },
  { from: 'CNTAO', to: 'USSFO', nm: 5403, source: 'pub151' },
  { from: 'CNTAO', to: 'VNSGN', nm: 1969, source: 'pub151' },
  { from: 'SAJED', to: 'GRPIR', nm: 1320, source: 'rafimar' },
  { from: 'SAJED', to: 'GBLIV', nm: 3902, source: 'rafimar' },
  { from: 'USNYC', to: 'USSFO', nm: 5262, source: 'bishop' },
]
