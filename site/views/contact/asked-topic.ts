/** Chooses the topic that a link asks for, before the form's island runs; a quote about supply opens its part. */
const asked = new URLSearchParams(location.search)
const select = document.querySelector<HTMLSelectElement>('select[name=topic]')
const option = [...(select?.options ?? [])].find(
  ({ value }) => value && value === asked.get('topic'),
)

// Not while something chosen before was brought back.
if (select && option && !select.value) {
  // As the page's own choice, so that it counts as nobody's draft.
  option.defaultSelected = true
  const part = select.form?.querySelector('details')
  if (part && option.value === 'supply' && !asked.has('ask')) part.open = true
}

export {}
