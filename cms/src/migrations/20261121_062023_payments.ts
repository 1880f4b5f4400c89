import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`status\` text NOT NULL,
  	\`issue\` text,
  	\`issue_note\` text,
  	\`description\` text NOT NULL,
  	\`amount_paise\` numeric NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`subject_id\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`merchant_id\` text NOT NULL,
  	\`provider\` text NOT NULL,
  	\`provider_reference\` text,
  	\`slot\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`paid_at\` text,
  	\`settled_at\` text,
  	\`next_check_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payments_status_idx\` ON \`payments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`payments_issue_idx\` ON \`payments\` (\`issue\`);`)
  await db.run(sql`CREATE INDEX \`payments_student_id_idx\` ON \`payments\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_subject_id_idx\` ON \`payments\` (\`subject_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_transaction_id_idx\` ON \`payments\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`payments_provider_reference_idx\` ON \`payments\` (\`provider_reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payments_slot_idx\` ON \`payments\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`payments_started_at_idx\` ON \`payments\` (\`started_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_next_check_at_idx\` ON \`payments\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_updated_at_idx\` ON \`payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payments_created_at_idx\` ON \`payments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`simulator_payments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`reference\` text NOT NULL,
  	\`transaction_id\` text NOT NULL,
  	\`merchant_id\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`due_paise\` numeric NOT NULL,
  	\`paid_paise\` numeric,
  	\`state\` text NOT NULL,
  	\`success_url\` text NOT NULL,
  	\`failure_url\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`simulator_payments_reference_idx\` ON \`simulator_payments\` (\`reference\`);`)
  await db.run(
    sql`CREATE UNIQUE INDEX \`simulator_payments_transaction_id_idx\` ON \`simulator_payments\` (\`transaction_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`simulator_payments_updated_at_idx\` ON \`simulator_payments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`simulator_payments_created_at_idx\` ON \`simulator_payments\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`payments\`;`)
  await db.run(sql`DROP TABLE \`simulator_payments\`;`)
}
