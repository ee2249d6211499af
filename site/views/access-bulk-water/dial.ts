/** Where an hour lies on a dial of so many hours, clockwise from the top, in units about its middle. */
export function onDial(hour: number, hours: number, radius: number): string {
  const turn = (hour / hours) * 2 * Math.PI
  return `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`
}

/** A hand from the middle to this hour. */
export function hand(hour: number, hours: number, length: number): string {
  return `M0 0L${onDial(hour, hours, length)}`
}
