/**
 * Opens the search by its icon, by `/` outside of fields, by Ctrl or Cmd with K, and by its address `#search=words`.
 * The frame stands in the page and takes what is typed; what finds is fetched at the first opening. Every page
 * carries this file: what can wait until then stands in `mount-search.ts`.
 */
import { slashKey } from './slash-key.ts'

const search = document.querySelector<HTMLDialogElement>('.search')
const field = search?.querySelector('input')
const failed = search?.querySelector('p')
let loading = false
let tries = ''

async function load(): Promise<void> {
  if (loading || !search || !failed) return
  loading = failed.hidden = true
  try {
    // By its name in the page: a bundler would add a loader of its own to every page.
    ;(await import(/* @vite-ignore */ search.dataset.script + tries)).mountSearch(search)
  } catch {
    // A browser never asks again for a module that failed; under another address it does.
    tries += '?'
    loading = failed.hidden = false
  }
}

function open(): void {
  search?.showModal()
  field?.select()
  void load()
}

function openByAddress(): void {
  const query = new URLSearchParams(location.hash.slice(1)).get('search')
  if (query === null || !field) return
  field.value = query
  if (!search?.open) open()
}

addEventListener('click', (event) => {
  const target = event.target as Element
  const icon = target.closest<HTMLElement>('[data-opens-search]')
  if (target.matches('.search > p > button')) void load()
  if (!icon || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // A browser that gives no focus to what is clicked could not give it back.
  icon.focus()
  open()
})
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const icon = (target as Element).closest('[data-opens-search]')
  const command = ctrlKey || metaKey
  if (
    (command && key === 'k') ||
    (!command && !altKey && ((key === ' ' && icon) || (key === '/' && slashKey(target as Element))))
  ) {
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) open()
  }
})
addEventListener('hashchange', openByAddress)
openByAddress()
