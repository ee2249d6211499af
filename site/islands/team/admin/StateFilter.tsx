import { type SubscriberState, subscriberStates } from '../../../../contract/team-admin.ts'
import { spokenCount } from '../parts/spoken-figures.ts'
import { stateWords } from './subscriber-words.ts'
import './StateFilter.css'

type StateFilterProps = {
  /** Undefined until the first answer. */
  counts: Readonly<Record<SubscriberState, number>> | undefined
  chosen: SubscriberState | null
  onChoose: (state: SubscriberState | null) => void
}

/** How many readers stand where, and the choice of one state or all. */
export function StateFilter({ counts, chosen, onChoose }: StateFilterProps) {
  const all = counts && subscriberStates.reduce((sum, state) => sum + counts[state], 0)
  const options = [
    { state: null, name: 'All', count: all },
    ...subscriberStates.map((state) => ({
      state,
      name: stateWords[state],
      count: counts?.[state],
    })),
  ]
  return (
    <fieldset className="state-filter">
      <legend className="sr-only">Which readers</legend>
      {options.map(({ state, name, count }) => (
        <label key={state ?? 'all'}>
          <input
            type="radio"
            name="state"
            checked={chosen === state}
            onChange={() => onChoose(state)}
          />
          <span>
            {name} <b>{count === undefined ? '–' : spokenCount(count)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
