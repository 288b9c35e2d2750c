import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react/tab'
import type { ReactNode } from 'react'
import * as styles from './Tabs.css.ts'

type TabContent = { id: string; title: string; content: ReactNode }

/** Panels in one place, one shown at a time. For parts of a page; separate pages are links. Load it on use. */
export default function Tabs({ label, tabs }: { label: string; tabs: readonly TabContent[] }) {
  const [first] = tabs
  return (
    <TabProvider defaultSelectedId={first?.id ?? null}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab}>
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tabId={tab.id} unmountOnHide className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </TabProvider>
  )
}
