export const firstNames = [
  ...[
    'Ada',
    'José',
    'Zoë',
    'Sigríður',
    'Bjørn',
    'Łukasz',
    'Amélie',
    'Yuki',
    '美咲',
    'Fatima',
    'محمد',
  ],
  ...[
    'Olena',
    'Дмитро',
    'Nguyễn',
    'Chidi',
    'Noor',
    'Tomás',
    'Ingrid',
    'Ravi',
    'Mei',
    'Kwame',
    'Lena',
  ],
] as const

export const lastNames = [
  ...[
    'Ólafsdóttir',
    'O’Brien',
    'Müller',
    'García',
    'Nakamura',
    '佐藤',
    'Al-Sayed',
    'Kovač',
    'Dubois',
  ],
  ...[
    'Шевченко',
    'Okafor',
    'van den Berg',
    'Trần',
    'Jónsson',
    'Silva',
    'Patel',
    'Lindqvist',
    'Moreau',
  ],
] as const

export const organizations = [
  ...['Harbour', 'Nordlys', 'Blue Coast', 'Atlas', 'Café Líf', 'Saffron', 'Red Sea', 'Meridian'],
  ...[
    'Tindfjöll',
    'Sunda',
    'Aral',
    'Delta',
    'Cedar',
    'Baltic',
    'Karoo',
    'Andes',
    'Orient',
    'Polar',
  ],
] as const

export const trades = [
  ...[
    'Bottlers',
    'Shipping',
    'Hotels',
    'Foods GmbH',
    'Relief',
    'Trading LLC',
    'Breweries',
    'Ports',
  ],
  ...[
    'Logistics',
    'Ventures',
    'Municipality',
    'Catering',
    'Cruises',
    'Pharma',
    'Airlines',
    'Farms',
  ],
] as const

export const pages = [
  ...['/contact', '/contact?topic=supply', '/contact?need=emergency', '/contact?topic=investment'],
  ...['/partnerships', '/contact?topic=media', '/contact?topic=pure-flow'],
] as const

export const sentences = [
  'We bottle 24,000 L a week and look for a second source of water.',
  'Can you deliver in spring?',
  'Please send us a quote for two flexitanks to Rotterdam.',
  'Our wells run dry in August, and the town needs drinking water.',
  'Which certificates come with each container?',
  'We would like to talk about a distribution partnership in the Gulf.',
  'A film crew would like to visit the spring.',
  'Wir suchen einen Lieferanten für stilles Wasser in großen Mengen.',
  'Nous cherchons de l’eau en vrac pour nos hôtels.',
  'ミネラル分の分析表を送ってください。',
  'Is the pH stable over a voyage of six weeks?',
  'Our brewery wants soft water; what is its hardness?',
  'How soon could a tanker be at the quay of Ceuta?',
  'Please call in the morning, our switchboard closes at noon.',
  'We are an investor with holdings in food and logistics.',
  'The last supplier let us down twice.',
  'Could the label name the source?',
  'What does a container cost, delivered to the port of Jebel Ali?',
] as const

/** Notes of colleagues. */
export const noteSentences = [
  'Called, nobody answered. Trying again tomorrow.',
  'Wants the analysis of the lot before anything else.',
  'Asked for the port and the month.',
  'Has a supplier until spring; take it up again then.',
  'Prefers to be called in the morning.',
  'Sent the product sheet and the logistics guide.',
]

/** Tags of the team. */
export const tags = ['analysis asked', 'call back', 'large order', 'sample', 'tender', 'trade fair']
