/** In order: the name of a picture, how it stands, and what is seen in it. */
const views = [
  {
    picture: 'filling-hall',
    shape: 'wide',
    text: 'The hall from its yard, roof off: tanks at the back, two lines, boxes, the dock.',
  },
  { picture: 'hall-tanks', shape: 'upright', text: 'Tanks and vessels, joined by pipes.' },
  { picture: 'hall-valves', shape: 'upright', text: 'Pumps and pipes; a wheel on every valve.' },
  {
    picture: 'hall-dock',
    shape: 'wide',
    text: 'A flexitank takes its load beside the hall.',
  },
  { picture: 'hall-line', shape: 'upright', text: 'The line for boxes, behind clear panes.' },
  { picture: 'hall-boxes', shape: 'upright', text: 'Boxes of two sizes on their pallets.' },
  {
    picture: 'flexitank',
    shape: 'upright',
    text: 'A full flexitank, the container’s near wall off.',
  },
] as const

/** The seven views of the gallery, numbered, each called a rendering. */
export const factoryGallery = views.map(({ text, ...view }, index) => ({
  ...view,
  number: `Plate ${index + 1}`,
  caption: `${text} Rendering.`,
}))
