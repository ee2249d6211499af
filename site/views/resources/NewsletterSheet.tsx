import { NewsletterField, type NewsletterFieldProps } from '../../sections/NewsletterField.tsx'
import './NewsletterSheet.css'

/** The field on a sheet of its own, whose button shows its word; apart, because the other is on every page. */
export function NewsletterSheet(props: NewsletterFieldProps) {
  return <NewsletterField {...props} spoken />
}
