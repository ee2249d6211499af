/** Our mark, a drop drawn as three contour lines, on a sheet of 34 units. */
export const markPaths = [
  'M17 2.5C17 2.5 6 13.4 6 21a11 11 0 0 0 22 0C28 13.4 17 2.5 17 2.5Z',
  'M17 10.2c0 0-6.4 6.6-6.4 11.3a6.4 6.4 0 0 0 12.8 0C23.4 16.8 17 10.2 17 10.2Z',
  'M17 17.2c0 0-2.6 2.8-2.6 4.8a2.6 2.6 0 0 0 5.2 0c0-2-2.6-4.8-2.6-4.8Z',
] as const
