import { useEffect, useState } from 'react'
import { filledPath } from '../../../../contract/filled-path.ts'
import { type Answering, presenceBeat, teamAnswerPaths } from '../../../../contract/team-answers.ts'
import { callTeam } from '../team-call.ts'

/** Says while a composer is open that one writes, and hears who else does. */
export function useAnswering(reference: string, known: readonly string[]): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>()

  useEffect(() => {
    const path = filledPath(teamAnswerPaths.answering, { reference })
    let isOpen = true
    const beat = async () => {
      try {
        const { answering } = await callTeam<Answering>(path, { method: 'POST', body: {} })
        if (isOpen) setOthers(answering)
      } catch {
        // The next one tells.
      }
    }
    void beat()
    const timer = setInterval(() => void beat(), presenceBeat)
    return () => {
      isOpen = false
      clearInterval(timer)
      void callTeam(path, { method: 'DELETE' }).catch(() => {})
    }
  }, [reference])

  return others ?? known
}
