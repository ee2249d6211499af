import { yourQuote } from '../../../contract/after-sending.ts'
import { siteConfig } from '../../../site.config.ts'
import { figuresFor, litresIn } from '../../figures/figures-for.ts'
import { wholeNumber } from '../../figures/number-text.ts'
import { plateWords } from './plate-words.ts'
import { shownDocument } from './shown-document.ts'
import { termsSection } from './terms-section.ts'

const figures = figuresFor('document:logistics-guide')
const volume = figures.containerVolume
const { delivery, demurrage } = siteConfig.terms

const order = (containers: number, meaning: string) => ({
  containers: wholeNumber(containers),
  litres: litresIn(containers),
  meaning,
})

export const logisticsGuide = shownDocument({
  slug: 'logistics-guide',
  title: 'Logistics guide',
  category: 'Logistics',
  description:
    'From inquiry to empty container: lead times, order sizes, the day of arrival, emergencies.',
  subtitle: 'How a load travels, and what to have ready when it comes.',
  plate: {
    figure: figures.leadTime.number,
    unit: figures.leadTime.unit,
    text: `By ocean freight. Plan ${figures.leadTimeWeeks}.`,
  },
  facts: [
    { term: 'Ports', value: figures.ports.text, scope: 'Connected by ocean freight.' },
    { term: 'Order', value: figures.ordersPerMonth.text, scope: 'By sector.' },
    { term: 'In transit', value: figures.transitTemperature.text, scope: 'Temperature control.' },
    { term: 'On time', value: figures.onTime.text, scope: 'Of bulk deliveries.' },
  ],
  opening: {
    kind: 'plate',
    plate: 'lead-times',
    alternative: plateWords['lead-times']?.alternative ?? '',
    caption: 'Days to scale. Your quote names the lead time to your port.',
  },
  parts: [
    {
      kind: 'section',
      heading: 'From inquiry to empty container',
      note: 'Count back from the day you need the water.',
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'You write',
          text: 'Port, month and volume; the pH and TDS your product needs; the coupling at your tank.',
        },
        {
          title: 'We answer',
          text: `On business days, within the time at the right. ${yourQuote}`,
          besides: figures.answerBusinessDays.text,
        },
        {
          title: 'Filling',
          text: 'Each flexitank takes its load behind a bulkhead at the doors.',
          besides: volume.text,
        },
        {
          title: 'Ocean freight',
          text: 'To the port you name, at a set temperature held within the band at the right.',
          besides: figures.transitTemperature.text,
        },
        {
          title: 'Road',
          text: `From the port on a container truck. Have your carrier confirm the weight: ${figures.containerWeight} of water.`,
        },
        {
          title: 'Discharge',
          text: 'Park level, open the doors, couple the hose to the valve, and draw off the whole load.',
        },
      ],
    },
    ...termsSection({ delivery, demurrage }),
    {
      kind: 'section',
      heading: 'Order sizes',
      note: `One mark is one container of ${volume}.`,
    },
    {
      kind: 'plate',
      plate: 'containers',
      alternative: plateWords.containers?.alternative ?? '',
      caption: 'One mark, one container.',
    },
    {
      kind: 'ledger',
      columns: [
        { key: 'containers', label: 'Containers', share: 4 },
        { key: 'litres', label: 'Litres', share: 4, figures: true },
        { key: 'meaning', label: 'What it means', share: 6 },
      ],
      rows: [
        order(figures.ordersPerMonth.value, 'The smallest order: one truck, one dock, one tank.'),
        order(figures.emergencyOrder.value, 'Where an emergency order begins.'),
        order(figures.ordersPerMonth.most, 'The most in a regular month.'),
        order(figures.emergencyMost.value, 'The most in an emergency.'),
      ],
      caption: `Containers × ${volume}. One container equals ${figures.bottles}.`,
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
          text: `${volume} free for each container, before the doors open.`,
          box: 'open',
        },
        {
          title: 'Level ground',
          text: 'The floor drains towards the doors when the chassis stands level.',
          box: 'open',
        },
        {
          title: 'Hose and coupling',
          text: 'Made for drinking water, clean, in the size you gave us.',
          box: 'open',
        },
        {
          title: 'Air',
          text: 'The bladder folds in as it empties. Doors open, people outside.',
          box: 'open',
        },
        {
          title: 'First sample',
          text: 'From the valve: lot, day, hour and temperature on the bottle.',
          box: 'open',
        },
        {
          title: 'The empty container',
          text: 'Bladder out, doors shut, number noted.',
          box: 'open',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'In an emergency',
      note: 'For relief teams, water works and hospitals.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'Response',
          text: `${figures.emergencyResponse.value}-hour emergency response: by then you have our answer. Choose “Quote or water supply” in the form, and say in the first line that it is an emergency.`,
        },
        {
          term: 'Order',
          needs: `${figures.emergencyOrder} ${figures.emergencyMost} ${figures.emergencyWithin}`,
          text: `${figures.emergencyOrder}, up to ${figures.emergencyMost.number} mobilised in ${figures.emergencyWithin}. Mobilised means: loading has begun. Then plan ${figures.leadTimeWeeks} by sea.`,
        },
        {
          term: 'What to say first',
          text: 'How many people, the nearest port that works, who may sign, and whether a tank waits at the end of the road.',
        },
      ],
    },
    {
      kind: 'section',
      heading: 'From the port to people',
      note: 'For towns and relief teams.',
    },
    {
      kind: 'terms',
      terms: [
        {
          term: 'With a tank',
          text: 'Truck the container to level ground next to the tank. Hose, valve, tank; from there it runs to your own taps or water trucks.',
        },
        {
          term: 'Without a tank',
          text: `Packs of ${figures.packSizes} go by hand, straight to kitchens, wards and classrooms.`,
        },
        {
          term: 'How far it goes',
          needs: figures.peopleForADay.text,
          text: `${figures.peopleForADay.sum} = ${figures.peopleForADay} for one day. ${figures.sphereMinimum} a person a day is the Sphere minimum in emergencies (Sphere Handbook, 2018).`,
        },
        {
          term: 'Papers',
          text: 'Customs, duty and food law are your country’s. Send us its list of papers with your inquiry.',
        },
      ],
    },
  ],
  register: [
    { name: 'Ocean freight', figure: figures.leadTime },
    { name: 'Lead time (plan)', figure: figures.leadTimeWeeks },
    { name: 'Plan in days', figure: figures.planDays },
    { name: 'Ports', figure: figures.ports },
    { name: 'Order', figure: figures.ordersPerMonth },
    { name: 'Emergency order', figure: figures.emergencyOrder },
    { name: 'Emergency, most', figure: figures.emergencyMost },
    { name: 'Mobilised within', figure: figures.emergencyWithin },
    { name: 'In transit', figure: figures.transitTemperature },
    { name: 'On time', figure: figures.onTime },
    { name: 'Our answer', figure: figures.answerBusinessDays },
    { name: 'Emergency response', figure: figures.emergencyResponse },
    { name: 'Container', figure: volume },
    { name: 'Weight', figure: figures.containerWeight },
    { name: 'Bottles', figure: figures.bottles },
    { name: 'Ten containers', figure: figures.tenContainers },
    { name: 'Fifty containers', figure: figures.fiftyContainers },
    { name: 'A hundred', figure: figures.hundredContainers },
    { name: 'Packs', figure: figures.packSizes },
    { name: 'Sphere minimum', figure: figures.sphereMinimum },
    { name: 'People for a day', figure: figures.peopleForADay },
  ],
})
