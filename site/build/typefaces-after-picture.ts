const webFace = /@font-face\s*\{[^}]*\burl\([^}]*\}/g
const preload = /<link rel="preload"[^>]*\bas="font"[^>]*>/g
const sheetId = 'typefaces'

/** Windows whose connection is seldom the narrow one. Nothing is fetched twice when one is turned or widened. */
const wide = '(width > 640px)'

/**
 * A window that was wide keeps its faces when it is narrowed. On a phone's first page they are wanted once the first
 * picture can be painted; later pages have them at hand. Where the picture never comes, decoding fails, and they are
 * wanted at once.
 */
const whenWanted = `{const sheet=document.getElementById('${sheetId}'),want=()=>{sheet.media='all'};
if(matchMedia(sheet.media).matches||document.referrer.startsWith(location.origin+'/'))want();
else document.addEventListener('DOMContentLoaded',()=>{const next=()=>requestAnimationFrame(()=>setTimeout(want)),
picture=document.querySelector('main img[fetchpriority="high"]');
picture?picture.decode().then(next,next):next()})}`.replaceAll('\n', '')

/**
 * Lets a phone fetch its first picture before any typeface: both would share its connection, and a title can be read in
 * the face that stands in (docs/decisions/0050). Wide windows ask for the faces at once, and so does a browser
 * without script. A page that preloads no typeface is left as it is.
 */
export function typefacesAfterPicture(html: string): string {
  const faces = html.match(webFace)?.join('')
  const first = html.match(preload)?.[0]
  if (!faces || !first) return html
  const sheet = (attributes: string) => `<style${attributes}>${faces}</style>`
  const head = `${sheet(` id="${sheetId}" media="${wide}"`)}<noscript>${sheet('')}</noscript><script>${whenWanted}</script>`
  return html
    .replaceAll(webFace, '')
    .replace(first, () => head + first)
    .replaceAll(preload, (link) => link.replace(/\s*\/?>$/, ` media="${wide}">`))
}
