/** Every picture of the site: what draws it, who shows it, and how good it is. */
import { customers } from './customers.ts'
import { studies } from './near.ts'
import { places } from './places.ts'
import { quay } from './quay.ts'
import type { Picture, Recipes } from './recipe.ts'
import { waters } from './waters.ts'

export const pictures: Record<string, Picture> = {
  ...ofKind('place', places),
  ...ofKind('place', waters),
  ...ofKind('model', quay),
  ...ofKind('model', customers),
  ...ofKind('model', studies),
}

function ofKind(kind: Picture['kind'], recipes: Recipes): Record<string, Picture> {
  return Object.fromEntries(
    Object.entries(recipes).map(([name, recipe]) => [name, { ...recipe, kind }]),
  )
}
