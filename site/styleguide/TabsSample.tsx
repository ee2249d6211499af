import { Tabs } from '../ui/Tabs.tsx'

const tabs = [
  { id: 'first-sheet', label: 'First sheet', panel: <p>The first sheet.</p> },
  { id: 'second-sheet', label: 'Second sheet', panel: <p>The second sheet.</p> },
  { id: 'third-sheet', label: 'Third sheet', panel: <p>The third sheet.</p> },
] as const

export function TabsSample() {
  return <Tabs label="Sheets" tabs={tabs} />
}
