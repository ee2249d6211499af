import { Awaited } from '../parts/Awaited.tsx'
import { useIssuePreview } from './use-issues.ts'

/** The words of the mail; how it looks, a trial on oneself tells. */
export function IssuePreview({ id }: { id: string }) {
  const preview = useIssuePreview(id)
  return (
    <div className="issue-preview">
      <Awaited of={preview} room="few">
        {({ text }) => <pre>{text}</pre>}
      </Awaited>
    </div>
  )
}
