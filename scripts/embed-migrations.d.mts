export function embedMigrations(): void
