import type { ComponentProps } from 'react'
import { siteConfig } from '../../../site.config.ts'
import type { BannerWords, PageWords } from '../../content/page-words.ts'
import type { DrawnFrom, DrawnWords, ItemOf, WordsOf } from '../../content/section-words.ts'
import { type PlannerContent, planFigures, plannerWords } from '../../content/supply-planner.ts'
import { smallestOrder } from '../../figures/delivery-figures.ts'
import { asCount, figuresFor } from '../../figures/figures-for.ts'
import { inRoundWords, inWords, onOneLine, wholeNumber } from '../../figures/number-text.ts'
import type { DefinitionColumns } from '../../sections/DefinitionColumns.tsx'
import type { FigureLine } from '../../sections/FigureLine.tsx'
import type { Matrix } from '../../sections/Matrix.tsx'
import type { Specimen } from '../../sections/Specimen.tsx'
import type { SupplyPlan } from '../../sections/SupplyPlan.tsx'
import { shown } from '../../words/shown.ts'
import type { EmergencyOrder } from './EmergencyOrder.tsx'
import type { servedBy, waysOf } from './People.tsx'
import type { PeopleServed } from './PeopleServed.tsx'
import type { smartContainer } from './SmartContainer.tsx'

const figures = figuresFor('/access-bulk-water')
const { containerVolume, emergencyMost, emergencyWithin, emergencyResponse, packSizes } = figures
const { ordersPerMonth, emergencyOrder, planDays, sphereMinimum, sphereDrinking } = figures
const plan = figures.leadTimeWeeks
const { emergencyPhone, emergencyMailbox } = siteConfig.company

const response = `${emergencyResponse.number}-hour emergency response`
const upTo = `up to ${emergencyMost.number} mobilised in ${emergencyWithin}`
const days = (hours: number) => hours / 24
/** What a person draws, as the head of a column says it: `15 L`. */
const atDrinking = `${wholeNumber(sphereDrinking.most)} ${sphereDrinking.unit}`

const dial = !emergencyResponse.withheld &&
  !emergencyWithin.withheld && {
    dial: {
      hours: emergencyWithin.most,
      first: { until: emergencyResponse.value, text: `answer, ${emergencyResponse}` },
      second: { from: emergencyWithin.value, text: `mobilised, ${emergencyWithin}` },
    },
  }
const { transitTemperature } = figures
const degrees = `${wholeNumber(transitTemperature.value)} ${transitTemperature.unit}`
const band = !transitTemperature.withheld && {
  band: {
    upper: `+${degrees}`,
    set: 'set',
    lower: `−${degrees}`,
    from: 'filled',
    to: 'delivered',
  },
}

/** For one container, then for the emergency order's ends and its most. */
const peopleAtMinimum = [figures.peopleForADay.value, ...figures.peopleByContainers.values]
const peopleAtDrinking = [
  figures.peopleDrinking.value,
  ...figures.peopleDrinkingByContainers.values,
]

type AccessBulkWaterWords = PageWords & { next: BannerWords } & {
  emergency: WordsOf<typeof EmergencyOrder>
  people: WordsOf<typeof PeopleServed, 'ways' | 'served'> & {
    ways: readonly (ItemOf<typeof PeopleServed, 'ways'> & DrawnFrom<typeof waysOf>[number])[]
    served: Omit<ComponentProps<typeof PeopleServed>['served'], 'drawing'> &
      DrawnFrom<typeof servedBy>
  }
  plan: WordsOf<typeof SupplyPlan> & PlannerContent
  options: WordsOf<typeof Matrix>
  smart: DrawnWords<typeof Specimen, typeof smartContainer>
  reach: WordsOf<typeof FigureLine>
  groups: WordsOf<typeof DefinitionColumns>
}

export const accessBulkWater = shown({
  hero: {
    title: 'Access Bulk Water',
    subtitle: 'Icelandic water for a town, a works or a camp.',
    description: `From ${smallestOrder()} to ${inRoundWords(emergencyMost.value)} in an emergency. Plan ${plan} by sea; packs of ${packSizes} from a hub.`,
    actions: [
      { href: '/contact?topic=supply', label: 'Ask for water' },
      { href: '#emergency', label: 'Emergency water' },
    ],
  },
  emergency: {
    id: 'emergency',
    heading: 'Water in an emergency',
    note: 'For relief teams and civil protection. One message starts it.',
    message: {
      heading: 'Send in one message',
      lines: [
        { name: 'Port', text: 'The nearest port that works, and its terminal.' },
        { name: 'People', text: 'How many people to supply.' },
        { name: 'Water', text: 'Litres a day, or the number of containers.' },
        { name: 'Receiver', text: 'Who takes the load, with a name and a number to call.' },
        { name: 'Date', text: 'When the first load is needed, and for how many weeks.' },
      ],
    },
    course: {
      heading: 'What happens then',
      steps: [
        {
          figure: emergencyResponse.text,
          text: `${response}: by then you have our answer.`,
          days: [0, days(emergencyResponse.value)],
        },
        {
          figure: emergencyWithin.text,
          text: `Your containers are mobilised: loading has begun. An emergency order is ${emergencyOrder}; up to ${emergencyMost.number} can be mobilised.`,
          days: [days(emergencyWithin.value), days(emergencyWithin.most)],
        },
        {
          figure: plan.text,
          text: 'Plan this for the way by sea. Bridge the first days with water from nearby.',
          days: planDays.ends,
        },
      ],
    },
    caption: `Fewer than ${inWords(emergencyOrder.value)} containers go as a regular order, from ${inWords(ordersPerMonth.value)} a month.`,
    action: { href: '/contact?need=emergency', label: 'Ask for emergency water' },
    reach: {
      ...(emergencyPhone && { phone: { text: 'Or call', number: emergencyPhone } }),
      ...(emergencyMailbox && { mailbox: { text: 'Or write to', address: emergencyMailbox } }),
    },
  },
  people: {
    id: 'people',
    heading: 'From port to people',
    note: 'Three ways from the quay to a household, and how many people one load serves.',
    ways: [
      {
        way: 'flexitank',
        name: 'Flexitank',
        text: `${containerVolume} on one truck. It stands on level ground and empties through one valve, into your tank or a line of taps.`,
      },
      {
        way: 'tanker',
        name: 'Tanker',
        text: 'It fills at the container and drives round: to tanks, bladders and tap stands.',
      },
      {
        way: 'packs',
        litres: packSizes.most,
        name: 'Packs from a hub',
        text: `${packSizes}, each with a tap. They weigh ${figures.packWeight}, so one person carries them where the road ends.`,
      },
    ],
    served: {
      figure: figures.peopleForADay.number,
      unit: figures.peopleForADay.unit,
      count: figures.peopleForADay.value,
      label: 'For one day, from one container.',
      text: `${sphereMinimum} a person a day is the Sphere minimum for drinking and domestic hygiene in an emergency. For drinking and food alone, Sphere counts ${sphereDrinking}. For everyday supply, divide by your own litres a head.`,
      columns: [
        'Containers',
        `People for a day at ${sphereMinimum}`,
        `People for a day at ${atDrinking}`,
      ],
      rows: [1, emergencyOrder.value, emergencyOrder.most, emergencyMost.value].map(
        (containers, place) => ({
          containers: wholeNumber(containers),
          minimum: wholeNumber(peopleAtMinimum[place] ?? Number.NaN, 0),
          drinking: wholeNumber(peopleAtDrinking[place] ?? Number.NaN, 0),
        }),
      ),
    },
    caption: `${onOneLine(`${figures.peopleForADay.sum} = ${figures.peopleForADay.number}`)}; ${onOneLine(`${figures.peopleDrinking.sum} = ${figures.peopleDrinking.number}`)}. Sphere Association, The Sphere Handbook, 2018.`,
  },
  plan: {
    id: 'plan',
    heading: 'Plan your supply',
    note: 'From people or litres to containers, dates and stock on site. Change anything: the plan follows.',
    figures: planFigures(figures),
    words: plannerWords(figures),
  },
  options: {
    heading: 'Delivery options',
    note: 'What each carries, whom it suits and how long to plan. The last one is for relief.',
    rows: [
      { id: 'capacity', label: 'Capacity' },
      { id: 'ideal', label: 'Ideal for' },
      { id: 'time', label: 'Time' },
    ],
    columns: [
      {
        name: `${containerVolume.number}${containerVolume.unit} Containers`,
        summary: 'One flexitank in one 20-foot container, set down at your site or dock.',
        cells: {
          capacity: `${containerVolume} a container, equal to ${figures.bottles}. ${ordersPerMonth}, depending on sector.`,
          ideal: 'Villages, bottlers and works with a tank or a filling line to empty it into.',
          time: plan.withheld ? `${figures.leadTime} by ocean freight.` : `Plan ${plan} by sea.`,
        },
      },
      {
        name: 'Global Shipping',
        summary: 'Ocean freight to a port you name; the land leg starts there.',
        cells: {
          capacity: `${figures.ports} connected. Containers up to ${figures.containerMost}.`,
          ideal: 'Importers, and towns with a port that order month after month.',
          time: plan.withheld
            ? `The same ${figures.leadTime}; then the land leg.`
            : `The same ${plan}, the sea leg included.`,
        },
      },
      {
        name: 'Local Distribution',
        summary: 'From a hub to the door, by tanker, by rail or in packs.',
        cells: {
          capacity: `Packs of ${packSizes}; tankers and rail cars for more.`,
          ideal: 'Clinics, schools, shops and households that no container can reach.',
          time: 'Set with your hub. Pure Flow shows each step.',
        },
      },
      {
        id: 'emergency-response',
        name: 'Emergency Response',
        featured: 'For relief',
        summary: 'A separate order, for the days when a supply has failed.',
        cells: {
          capacity: `${emergencyOrder}, ${upTo}.`,
          ideal: 'Relief organisations and civil protection.',
          time: emergencyResponse.withheld
            ? `Then ${plan} by sea.`
            : plan.withheld
              ? `${response}.`
              : `${response}; then ${plan} by sea.`,
        },
      },
    ],
  },
  smart: {
    heading: 'Inside the smart container',
    note: 'Six features in one box. Say in your order which of them you need.',
    caption: 'A container with glass walls. Not to scale.',
    parts: [
      {
        name: 'Temperature sensor',
        text: `Beside the water. Control keeps it within ${transitTemperature} of the set line.`,
      },
      {
        name: 'Position unit',
        text: 'On the roof, in sight of the sky: it says where the load is.',
      },
      {
        name: 'Level gauge',
        text: 'On the bladder: what is left, so that the next load comes in time.',
      },
      {
        name: 'Door contact',
        text: `Notes each opening.${dial ? ` Its dial shows ${inWords(days(emergencyWithin.most))} days of an emergency: answer, then loading.` : ''}`,
      },
      {
        name: 'Valve seal',
        text: 'Numbered when the valve closes. Compare the number before you draw the first litre.',
      },
      {
        name: 'Delivery log',
        text: 'Every value on one list, handed over with the water. Keep it with the quality sheet.',
      },
    ],
    drawing: {
      id: 'smart-container',
      title: 'A container with glass walls and six features',
      description: `A 20-foot container in hairlines with its flexitank inside. Sensors on wall, roof, bladder, doors and valve are wired to one log. The temperature sensor opens into a band of ${transitTemperature} about the set line, from filling to delivery. The door contact opens into a dial of ${inWords(days(emergencyWithin.most))} days: the answer within ${emergencyResponse} as a solid arc, containers mobilised in ${emergencyWithin} as a dotted one.`,
      level: figures.fillHeight.value,
      ...band,
      ...dial,
    },
  },
  reach: {
    heading: 'Where our water goes',
    figures: [
      {
        ...asCount(figures.countries),
        scope: `Active in ${figures.countriesActive.number}.`,
      },
      { ...asCount(figures.peopleReached), scope: 'Reached. Company figure.' },
      { ...asCount(figures.containersDelivered), scope: 'Company figure.' },
    ],
  },
  groups: {
    heading: 'What to tell us first',
    note: 'Two answers are enough for a first reply.',
    definitions: [
      {
        term: 'Communities & Villages',
        text: ['Who will look after the tap, and where can a container stand?'],
        examples: {
          label: 'For example',
          items: [
            'A village whose well has turned salty',
            'A school or a clinic without a main',
            'A town that waits for its pipeline',
          ],
        },
      },
      {
        term: 'Commercial Operations',
        text: ['How many litres a month, and what do you empty them into?'],
        examples: {
          label: 'For example',
          items: [
            'A bottler or co-packer',
            'A hotel on an island',
            'A food works that needs one steady water',
          ],
        },
      },
      {
        term: 'Humanitarian Aid',
        text: ['Where does the road end, and who signs for the load?'],
        examples: {
          label: 'For example',
          items: [
            'An NGO with people in the field',
            'A relief agency after flood or drought',
            'A camp that takes in more than its wells give',
          ],
        },
        link: { href: '#emergency', label: 'Emergency water' },
      },
    ],
  },
  next: {
    sentence: 'Where is the water needed?',
    text: 'Tell us the place, the amount and the day. We name the way that fits.',
    actions: [
      { href: '/contact?topic=supply', label: 'Contact us' },
      { href: '/pure-flow', label: 'Pure Flow' },
      { href: '/choose-sustainable-impact', label: 'Choose Sustainable Impact' },
    ],
  },
} as const satisfies AccessBulkWaterWords)
