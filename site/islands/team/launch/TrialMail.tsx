import { useEffect, useRef } from 'react'
import { arrivedMark } from '../../../../contract/team-launch.ts'
import { Message } from '../../../ui/Message.tsx'
import { useSendTrial, useTrialArrived } from './use-launch.ts'

/** Sends a message to one's own address; its link leads back here, and so shows that it arrived. */
export function TrialMail({ green }: { green: boolean }) {
  const send = useSendTrial()
  const arrived = useTrialArrived()
  const confirm = useRef(arrived.mutate)
  confirm.current = arrived.mutate

  useEffect(() => {
    function look(): void {
      const { hash, pathname, search } = location
      if (!hash.startsWith(arrivedMark)) return
      // A secret has no place in an address that is copied or kept.
      history.replaceState(history.state, '', pathname + search)
      confirm.current(hash.slice(arrivedMark.length))
    }
    look()
    // Opened in this very tab, the link loads no page.
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  const error = send.error ?? arrived.error
  return (
    <div className="launch-trial">
      <div role="alert">{error && <Message kind="wrong" title={error.message} />}</div>
      <p role="status">
        {arrived.isSuccess && 'The test message arrived.'}
        {!arrived.isSuccess && send.data && `Sent to ${send.data.to}. Open the link in it here.`}
      </p>
      <button
        type="button"
        className="action action-outline"
        aria-disabled={send.isPending}
        onClick={() => send.isPending || send.mutate()}
      >
        {green ? 'Send another test message' : 'Send a test message'}
      </button>
    </div>
  )
}
