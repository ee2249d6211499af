import { figures, litresIn } from '../figures.ts'
import type { DocumentWords } from './document-words.ts'

export const logisticsGuide = {
  slug: 'logistics-guide',
  title: 'Logistics guide',
  category: 'Logistics',
  description:
    'From order to empty tank: lead times, order sizes, the day of arrival, and what an emergency changes.',
  subtitle: 'How a load travels, and what to have ready when it comes.',
  plate: {
    figure: '7–21',
    unit: 'days',
    text: 'Lead time, by ocean freight. Another statement says 2–4 weeks; both stand on the rule below, and this guide plans with the later end of each.',
  },
  facts: [
    { term: 'Ports', value: figures.ports.text, scope: 'Connected, by ocean freight.' },
    { term: 'Order', value: figures.ordersPerMonth.text, scope: 'Depending on sector.' },
    { term: 'In transit', value: figures.transitTemperature.text, scope: 'Temperature control.' },
    {
      term: 'On time',
      value: figures.onTime.text,
      scope: 'Of deliveries; stated elsewhere as 99.8 %.',
    },
  ],
  opening: {
    kind: 'plate',
    plate: 'lead-times',
    alternative:
      'A rule of 28 days. One bar runs from day 7 to day 21, another from day 14 to day 28, which is 2 to 4 weeks. They overlap from day 14 to day 21.',
    caption:
      'Days to scale. No time is stated for a single region or port; ask for the one of your lane.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'Plan backwards from the day you need it',
      note: 'Six steps. Those without a stated time carry none here.',
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'You write',
          text: 'Port, month, volume; the pH and TDS your product must hold; the coupling at your tank.',
        },
        {
          title: 'We answer',
          text: 'With a lead time for that port and a price. On business days within the time at the right.',
          figure: '24 hours',
        },
        {
          title: 'Filling',
          text: 'The filling line is stated at 48,000 L a day. A second reading, for the source, is 4M+ L a day; how the two relate is not stated, so ask for the filling date of your lot.',
          figure: '48,000 L',
        },
        {
          title: 'Sea',
          text: 'Ocean freight to the port you name, at a set temperature held to the band at the right.',
          figure: '±2 °C',
        },
        {
          title: 'Road',
          text: 'From the port on an ordinary container truck. Whether your road takes the weight is for your carrier to confirm.',
        },
        {
          title: 'Your dock',
          text: 'Park level, open the doors, couple a hose to the valve, draw the load off in one go.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'How much, how often',
      note: 'One mark is one container of 24,000 L.',
    },
    {
      kind: 'plate',
      plate: 'containers',
      alternative:
        'A hundred containers in four rows of twenty-five. The first fifty are filled: the most of a regular month. The first ten are dark: the least of an emergency order. The last fifty are outlined: an emergency order may reach a hundred in 24 to 48 hours.',
      caption: 'Counted, one mark one container. Which sector orders how many is not stated.',
    },
    {
      kind: 'ledger',
      columns: [
        { label: 'Containers', share: 4 },
        { label: 'Litres', share: 4, figures: true },
        { label: 'What it means', share: 6 },
      ],
      rows: [
        ['1', litresIn(1), 'One truck, one dock, one tank of the same volume.'],
        ['10', litresIn(10), 'The least of an emergency order.'],
        ['50', litresIn(50), 'The most of a regular month.'],
        ['100', litresIn(100), 'The most of an emergency order, in 24–48 hours.'],
      ],
      caption: 'Derived: containers × 24,000 L. One container equals 48,000 bottles.',
    },
    {
      kind: 'section',
      heading: 'The day it arrives',
      note: 'A list for the dock. Tick it the day before.',
    },
    {
      kind: 'checks',
      lines: [
        {
          title: 'Room in the tank',
          text: '24,000 L free for each container, before the doors open.',
          status: '',
          ticked: false,
        },
        {
          title: 'Level ground',
          text: 'The floor drains towards the doors only when the chassis stands level.',
          status: '',
          ticked: false,
        },
        {
          title: 'Hose and coupling',
          text: 'Made for drinking water, clean, of the size you told us.',
          status: '',
          ticked: false,
        },
        {
          title: 'Air',
          text: 'A bladder folds in as it empties. Leave the doors open and people outside.',
          status: '',
          ticked: false,
        },
        {
          title: 'First sample',
          text: 'From the valve, before the tank: lot, day, hour and temperature on the bottle.',
          status: '',
          ticked: false,
        },
        {
          title: 'The empty container',
          text: 'Bladder out, doors shut, number noted. Ask us where the bladder goes.',
          status: '',
          ticked: false,
        },
      ],
    },
    {
      kind: 'section',
      heading: 'In an emergency',
      note: 'For relief, water works and hospitals.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Response',
          text: '24 hours are stated for an emergency; a ‘48hr response’ is stated elsewhere. Plan with the longer.',
        },
        {
          term: 'Order',
          text: '10–50 containers, or up to 100 in 24–48 hours. Whether that is loading or arrival is not stated: ask, and have it in the contract.',
        },
        {
          term: 'What to say first',
          text: 'People to be served, nearest port that works, who may sign, and whether there is a tank at the end of the road.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'What this guide does not know',
      note: 'Better asked now than found out at the quay.',
    },
    {
      kind: 'prose',
      paragraphs: [
        'No transit time is stated for a single port, and no route. A lead time is a window, not an appointment: it holds filling, waiting and sea in one figure.',
        'Customs, import duty and food law are those of your country. What papers they want, and who files them, belongs into the order.',
        'A temperature of the water at the valve is not stated. The band of ±2 °C is stated for temperature control in transit; about which value, is set with your order.',
        'Punctuality is stated twice, 99.9 % and 99.8 %, without the period or the number of deliveries that were counted.',
      ],
    },
  ],
  register: [
    ['Lead time', figures.leadTime],
    ['Lead time, elsewhere', figures.leadTimeWeeks],
    ['Ports', figures.ports],
    ['Order', figures.ordersPerMonth],
    ['Emergency order', figures.emergencyOrder],
    ['Emergency, most', figures.emergencyMost],
    ['In transit', figures.transitTemperature],
    ['On time', figures.onTime],
    ['On time, elsewhere', figures.onTimeOther],
    ['Our answer', figures.answerBusinessDays],
    ['Emergency response', figures.emergencyResponse],
    ['Container', figures.containerVolume],
    ['Bottles', figures.bottles],
    ['Ten containers', figures.tenContainers],
    ['Fifty containers', figures.fiftyContainers],
    ['A hundred', figures.hundredContainers],
    ['Filling line', figures.lineCapacity],
    ['Source', figures.sourceCapacity],
  ],
} as const satisfies DocumentWords
