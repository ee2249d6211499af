/** Figures that stand in a text of ours without being the registry's: each file with its reason. */
export const typedOnPurpose: Readonly<Record<string, { why: string; figures: readonly string[] }>> =
  {
    'contract/notices.ts': {
      why: 'The specification gives this message to the letter.',
      figures: ['24 hour'],
    },
    'site/content/global-need.ts': {
      why: 'Published by others, beside its publisher.',
      figures: ['68 %'],
    },
    'site/graphics/unbroken.ts': {
      why: 'The place of a match in a replacement, no figure.',
      figures: ['$1'],
    },
    'site/content/need-figures.ts': {
      why: 'Published by others, each beside its publisher.',
      figures: ['2.2 billion', '1.6 billion'],
    },
    'site/content/fresh-water-crisis.ts': {
      why: 'Published by others, each beside its publisher.',
      figures: [
        ...['72 %', '25 countrie', '126 billion', '930 million', '1.7–2.4 billion'],
        ...['400 %', '100 %'],
      ],
    },
  }
