/** Where a reader has switched off that `/` opens the search: a key by itself may be one that they speak or slip on. */
export const slashOff = 'search-slash-off'

/** Whether `/`, pressed there, opens the search. */
export function slashKey(target: Element): boolean {
  if (target.closest('input,select,textarea,[contenteditable]')) return false
  try {
    return !localStorage[slashOff]
  } catch {
    return true
  }
}
