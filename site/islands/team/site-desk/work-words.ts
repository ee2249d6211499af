import type { DeskWork, WorkStage } from '../../../../contract/site-desk.ts'

const stages = {
  copying: 'Copying the sources',
  checking: 'Checking the words',
  building: 'Building the pages',
  'going live': 'Going live',
  done: 'Done',
  failed: 'Nothing was published',
  'broken off': 'Broken off: the server was stopped',
} as const satisfies Record<WorkStage, string>

export const stageInWords = ({ kind, stage }: DeskWork): string => {
  if (stage === 'done') return kind === 'preview' ? 'The preview is ready' : 'Published'
  if (stage === 'failed' && kind === 'preview') return 'The preview could not be built'
  return stages[stage]
}

/** A hundred at the end. */
export function percentOf({ stage, share }: DeskWork): number {
  if (stage === 'copying') return 2
  if (stage === 'checking') return 8
  return Math.round(10 + 90 * share)
}
