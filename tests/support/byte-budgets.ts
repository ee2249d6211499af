const kilobyte = 1024

/**
 * Markup with its styles: what a page draws in its own markup. Leave some 160 bytes above what is measured: by so much Brotli
 * packs the same page differently when the name of one picture changes, which it does from encoder to encoder.
 */
const htmlBudgets: Readonly<Record<string, number>> = {
  // The links between its languages brought the last half kilobyte.
  '/': 36.5 * kilobyte,
  // Three maps are drawn in it, 6 KB, where photographs brought 30 to 100; setting it closer on phones brought the last one.
  '/fresh-water-crisis': 45 * kilobyte,
  // The planner's form and plan stand in it without script; so does what folds on phones, 1.3 KB of styles.
  '/access-bulk-water': 35.5 * kilobyte,
  // The catchment's contour lines; the picture that fills a window brought the last bytes.
  '/source-of-water': 34.5 * kilobyte,
  // Every document and picture stands there with its drawing.
  '/resources': 48 * kilobyte,
}

/** React (57 KB), which an island brings, with a form's list and toasts. */
const island = 128 * kilobyte

/** Script of a page with every behaviour; every other page brings a few. */
const scriptBudgets: Readonly<Record<string, number>> = {
  // Two views, tabs, dialogs, bars and two loops on one page; 270 bytes above all others.
  '/fresh-water-crisis': 3.75 * kilobyte,
  '/access-bulk-water': island,
  '/auth': island,
  '/contact': island,
  '/partnerships': island,
}

/** Most Brotli bytes of a page on a phone, by kind; the one place of these limits. */
export function byteBudgets(path: string) {
  return {
    /** Its styles are in it: nothing else stands before the first paint. */
    html: htmlBudgets[path] ?? 34 * kilobyte,
    stylesheet: 0,
    script: scriptBudgets[path] ?? 3.5 * kilobyte,
    /** All five files: two faces before the first screen, the italic where a water is named, rare letters where written. */
    font: 62 * kilobyte,
    poster: 40 * kilobyte,
  }
}
