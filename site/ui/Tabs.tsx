import { Tabs as RadixTabs } from 'radix-ui'
import { type ReactNode, useEffect, useState } from 'react'
import './Tabs.css'

export type Tab = { id: string; label: string; panel: ReactNode }

type TabsProps = {
  /** Names the list of tabs for those who cannot see it. */
  label: string
  /** The first is selected by default. */
  tabs: readonly [Tab, ...Tab[]]
  /** No tab can be chosen yet. */
  disabled?: boolean
}

/**
 * One sheet at a time out of several. Arrow keys move along the tabs; the address
 * `#id` selects one, and selecting one writes its address without a new entry in
 * the history. Every sheet is in the HTML.
 */
export function Tabs({ label, tabs, disabled = false }: TabsProps) {
  const [selected, setSelected] = useState(tabs[0].id)

  useEffect(() => {
    const follow = () => {
      const wanted = decodeURIComponent(location.hash.slice(1))
      if (tabs.some((tab) => tab.id === wanted)) setSelected(wanted)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [tabs])

  function select(id: string): void {
    setSelected(id)
    history.replaceState(history.state, '', `#${id}`)
  }

  return (
    <RadixTabs.Root className="tabs" value={selected} onValueChange={select}>
      <RadixTabs.List className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            className="tabs-tab"
            value={tab.id}
            disabled={disabled}
            // Radix makes a tab a stop of the Tab key only once it runs.
            tabIndex={tab.id === selected ? 0 : -1}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} className="tabs-panel" value={tab.id} forceMount>
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
