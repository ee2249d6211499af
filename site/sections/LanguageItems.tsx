/** The same page in each language. */
export type LanguageLinks = {
  label: string
  links: readonly { language: string; name: string; href: string; isCurrent: boolean }[]
}

/** Items of a list: each names its language in that language. */
export function LanguageItems({ links }: Pick<LanguageLinks, 'links'>) {
  return links.map(({ language, name, href, isCurrent }) => (
    <li key={language}>
      <a
        href={href}
        lang={language}
        hrefLang={language}
        {...(isCurrent && { 'aria-current': true })}
      >
        {name}
      </a>
    </li>
  ))
}
