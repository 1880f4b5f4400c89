import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`students\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`consent_notice_version\` text,
  	\`consent_accepted_at\` text,
  	\`consent_address_hash\` text,
  	\`staff_note\` text,
  	\`state\` text DEFAULT 'UNVERIFIED' NOT NULL,
  	\`role\` text DEFAULT 'Guest' NOT NULL,
  	\`is_approved\` integer DEFAULT false NOT NULL,
  	\`locked_until\` text,
  	\`deletion_requested_at\` text,
  	\`last_login_at\` text,
  	\`legacy\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`students_email_idx\` ON \`students\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`students_phone_idx\` ON \`students\` (\`phone\`);`)
  await db.run(sql`CREATE INDEX \`students_state_idx\` ON \`students\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`students_role_idx\` ON \`students\` (\`role\`);`)
  await db.run(sql`CREATE INDEX \`students_is_approved_idx\` ON \`students\` (\`is_approved\`);`)
  await db.run(sql`CREATE INDEX \`students_deletion_requested_at_idx\` ON \`students\` (\`deletion_requested_at\`);`)
  await db.run(sql`CREATE INDEX \`students_updated_at_idx\` ON \`students\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`students_created_at_idx\` ON \`students\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`student_credentials\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`password_hash\` text NOT NULL,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(
    sql`CREATE UNIQUE INDEX \`student_credentials_student_id_idx\` ON \`student_credentials\` (\`student_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`student_credentials_updated_at_idx\` ON \`student_credentials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`student_credentials_created_at_idx\` ON \`student_credentials\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`student_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`device\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`student_sessions_token_hash_idx\` ON \`student_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_student_id_idx\` ON \`student_sessions\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_expires_at_idx\` ON \`student_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_updated_at_idx\` ON \`student_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`student_sessions_created_at_idx\` ON \`student_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`handle\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`tries_left\` numeric NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`verified_at\` text,
  	\`visitor\` text,
  	\`student_id\` text,
  	\`shown_address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_codes_key_idx\` ON \`one_time_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_sent_at_idx\` ON \`one_time_codes\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_student_id_idx\` ON \`one_time_codes\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_updated_at_idx\` ON \`one_time_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_created_at_idx\` ON \`one_time_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_links\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`student_id\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_links_token_hash_idx\` ON \`account_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`account_links_student_id_idx\` ON \`account_links\` (\`student_id\`);`)
  await db.run(sql`CREATE INDEX \`account_links_expires_at_idx\` ON \`account_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`account_links_updated_at_idx\` ON \`account_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_links_created_at_idx\` ON \`account_links\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`reference\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`expires_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`sealed\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`students_id\` text(36) REFERENCES students(id);`)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_students_id_idx\` ON \`payload_locked_documents_rels\` (\`students_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`payload_preferences_rels\` ADD \`students_id\` text(36) REFERENCES students(id);`)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_students_id_idx\` ON \`payload_preferences_rels\` (\`students_id\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`students\`;`)
  await db.run(sql`DROP TABLE \`student_credentials\`;`)
  await db.run(sql`DROP TABLE \`student_sessions\`;`)
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`account_links\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` text(36),
  	\`courses_id\` text(36),
  	\`colleges_id\` text(36),
  	\`subjects_id\` text(36),
  	\`books_id\` text(36),
  	\`book_stock_id\` text(36),
  	\`gallery_items_id\` text(36),
  	\`policies_id\` text(36),
  	\`media_id\` text(36),
  	\`reference_lists_id\` text(36),
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`colleges_id\`) REFERENCES \`colleges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subjects_id\`) REFERENCES \`subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`books_id\`) REFERENCES \`books\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`book_stock_id\`) REFERENCES \`book_stock\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gallery_items_id\`) REFERENCES \`gallery_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`policies_id\`) REFERENCES \`policies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reference_lists_id\`) REFERENCES \`reference_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "courses_id", "colleges_id", "subjects_id", "books_id", "book_stock_id", "gallery_items_id", "policies_id", "media_id", "reference_lists_id", "staff_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "courses_id", "colleges_id", "subjects_id", "books_id", "book_stock_id", "gallery_items_id", "policies_id", "media_id", "reference_lists_id", "staff_id" FROM \`payload_locked_documents_rels\`;`,
  )
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_colleges_id_idx\` ON \`payload_locked_documents_rels\` (\`colleges_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_subjects_id_idx\` ON \`payload_locked_documents_rels\` (\`subjects_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_books_id_idx\` ON \`payload_locked_documents_rels\` (\`books_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_book_stock_id_idx\` ON \`payload_locked_documents_rels\` (\`book_stock_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_gallery_items_id_idx\` ON \`payload_locked_documents_rels\` (\`gallery_items_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_policies_id_idx\` ON \`payload_locked_documents_rels\` (\`policies_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_reference_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`reference_lists_id\`);`,
  )
  await db.run(
    sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`,
  )
  await db.run(sql`CREATE TABLE \`__new_payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(
    sql`INSERT INTO \`__new_payload_preferences_rels\`("id", "order", "parent_id", "path", "staff_id") SELECT "id", "order", "parent_id", "path", "staff_id" FROM \`payload_preferences_rels\`;`,
  )
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_preferences_rels\` RENAME TO \`payload_preferences_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`,
  )
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(
    sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`,
  )
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`reference\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`expires_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`sealed\`;`)
}
