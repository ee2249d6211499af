/** The attempted path is logged, never echoed on the page. */
console.error('404: no page at', location.pathname)

export {}
