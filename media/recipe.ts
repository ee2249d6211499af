/** How a picture is described: enough to draw it again, and to know when that is needed. */

/** `key=value` arguments of a program or scene; an unknown key stops it. */
export type Settings = Record<string, string | number>

/** Drawn by one of our own C programs, which also knows how to move. */
export interface Drawing {
  program: 'ocean' | 'aurora' | 'caustics' | 'ripples'
  land?: Settings
  /** A render that the program sets into its scene, as the ship on the sea. */
  sprite?: Rendering
  settings: Settings
}

/** Rendered by Blender from a scene script, then developed: cleaned, hazed, graded. */
export interface Rendering {
  scene:
    | 'landscape'
    | 'front'
    | 'ship'
    | 'drop'
    | 'basalt'
    | 'coast'
    | 'clear_ice'
    | 'hall'
    | 'tap_stand'
    | 'school'
    | 'data_hall'
    | 'glass'
    | 'farm'
    | 'sand'
    | 'shop_shelf'
    | 'moraine'
    | 'valve_wheel'
    | 'container'
    | 'condensation'
    | 'coupling'
    | 'wet_quay'
    | 'running_tap'
    | 'pack_tap'
    | 'formats'
  land?: Settings
  settings: Settings
  develop: Settings
  /** Mist that drifts over the finished render; what makes a still render a loop. */
  mist?: Settings
}

export type Recipe = Drawing | Rendering

export interface Picture {
  /** Something made, as a container or a hall, or a landscape; the media packs are sorted by it. */
  kind: 'place' | 'model' | 'photograph'
  /** Paths that show it, beside the contact sheets of `/resources`, which show all. */
  pages: string[]
  /** The maker's own judgement, after looking at it in full size. */
  verdict: string
  still: Recipe
  /** An upright render of its own, or where to cut one from the still, 0 left to 1 right. */
  portrait: Recipe | { cut: number }
  /**
   * Drawn with the still's own recipe, so that the poster is its first frame. `smooth` takes out what glitters
   * from frame to frame: a far sea is full of it, and fits the budget only without.
   */
  loop: boolean | 'smooth'
}

/** Pictures of one kind, by their names. */
export type Recipes = Record<string, Omit<Picture, 'kind'>>
