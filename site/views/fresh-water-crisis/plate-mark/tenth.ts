/** A tenth of a unit is finer than any screen shows a plate. */
export const tenth = (value: number) => Math.round(value * 10) / 10
