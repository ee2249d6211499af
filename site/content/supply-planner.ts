/** What the supply planner says, and the figures it reckons with. */
import type { PlanFigures } from '../../contract/supply-plan.ts'
import { onOneLine, wholeNumber } from '../figures/number-text.ts'
import type { Figures } from '../figures/registry.ts'

export type PlannerContent = { figures: PlanFigures; words: ReturnType<typeof plannerWords> }

/** Figures of the registry as the arithmetic takes them; one that is withheld takes the planner along. */
export function planFigures(figures: Figures): PlanFigures {
  return {
    litresAContainer: figures.containerVolume.value,
    bottlesAContainer: figures.bottles.value,
    smallPack: figures.packSmall.value,
    largePack: figures.packLarge.value,
    regular: figures.ordersPerMonth.ends,
    emergency: figures.emergencyOrder.ends,
    emergencyMost: figures.emergencyMost.value,
    leadWeeks: figures.leadTimeWeeks.ends,
    seaDays: figures.leadTime.ends,
  }
}

const handbook = 'Sphere Association, 2018'
const health = 'World Health Organization, as cited by UN DESA, 2014'

/** Bounded by the planner, which takes them as they are (`site/islands/plan/planner-words.ts`). */
export function plannerWords(figures: Figures) {
  const { sphereMinimum, basicNeeds, containerVolume, peopleForADay, leadTimeWeeks } = figures
  const basic = (litres: number, text: string) => ({
    litres,
    name: `${wholeNumber(litres)} ${basicNeeds.unit}`,
    text,
    published: health,
  })
  return {
    legend: 'What is the water for?',
    need: {
      legend: 'How much do you need?',
      people: 'People',
      volume: 'Litres a month',
      litresAMonth: 'Litres a month',
      hint: `One container holds ${onOneLine(containerVolume.text)}.`,
    },
    litresADay: {
      label: 'Litres a person a day',
      choices: [
        {
          litres: sphereMinimum.value,
          name: sphereMinimum.text,
          text: 'Minimum in an emergency',
          published: handbook,
        },
        basic(basicNeeds.value, 'Most basic needs, from'),
        basic(basicNeeds.most, 'Most basic needs, to'),
      ],
    },
    time: { label: 'For how long?', unit: 'In', units: { days: 'Days', months: 'Months' } },
    reserve: {
      legend: 'Keep in hand',
      choices: { 0: 'None', 7: 'A week', 14: 'Two weeks' },
    },
    storage: {
      label: 'Storage on site, in litres',
      hint: 'What your tanks hold. Leave it open if you like.',
    },
    port: {
      label: 'Port of arrival',
      hint: 'Its name, country or code.',
      none: 'No port of that name here. Leave it open and name it in your message.',
      failed: 'The list of ports did not arrive. Plan without it, or touch the field again.',
      map: 'Choose on the map',
    },
    month: { label: 'Month of the first load', open: 'Open' },
    format: { label: 'Format', open: 'Open, we advise' },
    submit: 'Show the plan',
    invitation: {
      figure: containerVolume.number,
      unit: `${containerVolume.unit} in one container`,
      text: `That is a day’s water for ${peopleForADay} at ${sphereMinimum} each. Enter your people or your litres, and your plan stands here.`,
    },
    mend: 'Check the marked field, and your plan stands here.',
    outcome: {
      heading: 'Your plan',
      unit: { one: 'container', more: 'containers' },
      aMonth: 'a month',
    },
    scale: {
      title: 'Containers a month on the scale of an order',
      description: '{containers} containers a month; an order has {range}. To scale.',
      caption: 'Containers a month. An order has {range}.',
    },
    stock: {
      heading: 'Stock on site',
      title: 'Stock on site, week by week',
      description:
        'A saw-tooth over {days}: it rises with each load and falls as water is used. The most in hand is {litres}. {dry}.',
      day: 'day 0',
      storage: 'your storage, {litres}',
      dry: 'used up after {days}',
      waiting: 'Hatched: full containers that wait until your storage has room.',
      table: 'Week by week',
      columns: ['Week', 'Containers', 'In hand', 'At its end'] as const,
    },
    loads: {
      heading: 'Calendar of loads',
      note: `We plan ${leadTimeWeeks} from order to arrival, the days at sea included. Your quote confirms the dates.`,
      columns: ['Containers', 'Order by', 'Filling', 'At sea', 'Arrives'] as const,
      all: 'All {count} loads',
      fewer: 'Fewer loads',
      unplanned:
        'Choose a month, and the dates of every load stand here. Ordered today, plan the first load for {day}.',
      passed:
        'The order date for that month has passed. Ordered today, plan the first load for {day}; the dates below begin there.',
    },
    way: {
      heading: 'The way by sea',
      note: 'Tap near your port, or type its name above.',
      title: 'The world’s ports and the way from Iceland',
      from: 'Iceland',
      near: 'Near the place you tapped',
    },
    actions: {
      quote: 'Ask for a quote with this plan',
      print: 'Print this plan',
      pdf: 'Save as PDF',
      copy: 'Copy link',
      copied: 'Copied',
      refused: 'Copy it from the address bar.',
    },
  }
}

export type PlanStartWords = ReturnType<typeof planStartWords>

/** The first fields of a plan, on a page that leads to the planner. */
export function planStartWords({ sphereMinimum }: Figures) {
  return {
    legend: 'How much do you need?',
    people: 'People',
    volume: 'Litres a month',
    litresADay: { label: 'Litres a person a day', usual: sphereMinimum.value },
    days: 'For how many days?',
    submit: 'Plan it',
  }
}
