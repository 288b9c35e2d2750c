/** A slice of a ring from one angle to another, in degrees from the top, clockwise. */
export function slice(from: number, to: number, outer: number, inner: number): string {
  const at = (angle: number, radius: number) => {
    const radians = ((angle - 90) * Math.PI) / 180
    return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`
  }
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
}
