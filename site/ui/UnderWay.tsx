import './UnderWay.css'

/** Stands by words that say what is under way, and says nothing itself. */
export function UnderWay() {
  return <i className="under-way" aria-hidden="true" />
}
