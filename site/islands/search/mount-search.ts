import '@vitejs/plugin-react/preamble'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { SearchPanel } from './SearchPanel.tsx'
import styles from './search-panel.css?inline'

/**
 * Brings the frame of the search to life; called once, when it was opened for the first time.
 *
 * @param search the dialog as `sections/SearchDialog.tsx` draws it.
 */
export function mountSearch(search: HTMLDialogElement): void {
  const field = search.querySelector('input')
  const place = search.querySelector(':scope > div:last-of-type')
  if (!field || !place) throw new Error('The search has no field, or no place for its results')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  createRoot(place).render(createElement(SearchPanel, { search, field }))
}
