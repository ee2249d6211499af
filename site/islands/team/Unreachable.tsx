import '../../ui/Action.css'

type UnreachableProps = { message: string; onAgain: () => void }

/** What could not be loaded, and what tries again. */
export function Unreachable({ message, onAgain }: UnreachableProps) {
  return (
    <div role="alert" className="team-unreachable">
      <p>{message}</p>
      <button type="button" className="action action-text" onClick={onAgain}>
        Try again
      </button>
    </div>
  )
}
