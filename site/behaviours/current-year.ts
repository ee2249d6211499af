/** A page built last year shows this year: the HTML holds the year of the build. */
for (const year of document.querySelectorAll('[data-current-year]')) {
  year.textContent = String(new Date().getFullYear())
}

export {}
