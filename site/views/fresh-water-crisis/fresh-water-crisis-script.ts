/** What runs in the browser on this page. */
import '../../behaviours/loop.ts'
import '../../behaviours/count-up.ts'
import './bars.ts'
import './views.ts'
import '../../behaviours/tabs.ts'
import '../../behaviours/dialog.ts'
