import type { ReactNode } from 'react'
import { Message } from '../../../ui/Message.tsx'
import { UnderWay } from '../../../ui/UnderWay.tsx'
import '../../../ui/Action.css'
import './Awaited.css'

/** What this needs of an answer of TanStack Query. */
export type Asked<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type AwaitedProps<T> = {
  of: Asked<T>
  /** The room that is kept until the answer stands in it, so that nothing below it moves. */
  room: 'page' | 'rows' | 'few'
  children: (value: T) => ReactNode
}

/** An answer, or what stands in its place: that it is under way, or why it failed and what tries again. */
export function Awaited<T>({ of, room, children }: AwaitedProps<T>) {
  const { data, error, isFetching, refetch } = of
  return (
    <div className="awaited" data-room={room} aria-busy={isFetching}>
      <div role="alert">
        {error && (
          <Message
            kind="wrong"
            title={data ? 'This could not be brought up to date.' : 'This could not be loaded.'}
            description={error.message}
          >
            <button type="button" className="action action-text" onClick={() => refetch()}>
              Try again
            </button>
          </Message>
        )}
      </div>
      <p role="status" className={data === undefined ? 'awaited-word' : 'sr-only'}>
        {isFetching && 'One moment …'}
      </p>
      {data !== undefined ? children(data) : isFetching && <UnderWay />}
    </div>
  )
}
