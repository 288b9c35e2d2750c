import { ActivityIcon } from '@sanity/icons'
import { lazyTool } from '../shared/lazy-tool.tsx'

export const auditLog = {
  name: 'audit',
  title: 'Audit log',
  icon: ActivityIcon,
  component: lazyTool(() => import('./AuditLog.tsx')),
}
