import * as v from 'valibot'

/** Whether a text such as `2026-12-31` names a day of the calendar: the 31st of February would be read as a day in March. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true

/** A day such as `2026-12-31`; `message` says what to enter. */
export const calendarDay = (message: string) => v.pipe(v.string(), v.check(isCalendarDay, message))
