/**
 * No folder may import, over however many others, a folder that imports it. A run of its own:
 * tests import from any folder, and here they do not count.
 */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  // Types are gone before anything runs.
  options: {
    ...options,
    tsPreCompilationDeps: false,
    exclude: { path: '\\?url$|\\.test\\.tsx?$|^tests/' },
  },
}
