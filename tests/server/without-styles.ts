import '@vanilla-extract/css/disableRuntimeStyles'
import { setFileScope } from '@vanilla-extract/css/fileScope'

// Components bring their style sheets along; these tests read words and addresses, so the sheets are only
// named and never written. Imported before anything of the site.
setFileScope('tests', 'playhouse')
