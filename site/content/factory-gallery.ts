/** In order: the name of a picture, and what is seen in it. */
const views = [
  { picture: 'hall-dock', text: 'A flexitank takes its load beside the hall.' },
  { picture: 'hall-tanks', text: 'Tanks and vessels, joined by pipes.' },
  { picture: 'hall-valves', text: 'Pumps and pipes; a wheel on every valve.' },
  {
    picture: 'formats-quay',
    text: 'Filled and ready to leave: flexitank, packs, tanker and rail car.',
  },
  { picture: 'hall-line', text: 'The line for boxes, behind clear panes.' },
  { picture: 'hall-boxes', text: 'Boxes of two sizes on their pallets.' },
  { picture: 'flexitank', text: 'A full flexitank, the container’s near wall off.' },
] as const

/** The seven views of the gallery, numbered, each called a rendering. */
export const factoryGallery = views.map(({ text, ...view }, index) => ({
  ...view,
  number: `Plate ${index + 1}`,
  caption: `${text} Rendering.`,
}))
