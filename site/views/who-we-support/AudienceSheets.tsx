import type { ComponentProps } from 'react'
import { TabSheet } from '../../sections/TabSheet.tsx'
import { AudienceSheet } from './AudienceSheet.tsx'

type Audience = { id: string; label: string; title: string; text: string } & ComponentProps<
  typeof AudienceSheet
>

type AudienceSheetsProps = Omit<ComponentProps<typeof TabSheet>, 'sheets'> & {
  audiences: readonly Audience[]
}

/** One sheet for each audience; the first is the one a visitor meets. */
export function AudienceSheets({ audiences, ...frame }: AudienceSheetsProps) {
  const [first, second, ...rest] = audiences.map(({ id, label, title, text, ...sheet }) => ({
    id,
    label,
    title,
    text,
    sheet: <AudienceSheet {...sheet} />,
  }))
  if (!first || !second) throw new Error('An index needs two sheets at least.')
  return <TabSheet {...frame} sheets={[first, second, ...rest]} />
}
