/** Which way the page is written; of what runs in the browser alone. */
export const pageDirection = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr')
