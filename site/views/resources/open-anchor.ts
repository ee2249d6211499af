/** Opens the row that a link leads into, where the browser does not do it by itself. */
function openAnchor(): void {
  const target = document.getElementById(location.hash.slice(1))
  const row = target?.closest('details')
  if (!row || row.open) return
  row.open = true
  target?.scrollIntoView()
}

addEventListener('hashchange', openAnchor)
openAnchor()

export {}
