-- The tables of pg-boss 10.4.2 (its schema 24) with our one queue, as PgBoss.getConstructionPlans() and createQueue() make
-- them: a role that may not create tables can then run a server. Its functions that create and drop queues are left out.
CREATE SCHEMA IF NOT EXISTS "pgboss";
--> statement-breakpoint
CREATE TYPE "pgboss"."job_state" AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
--> statement-breakpoint
CREATE TABLE "pgboss"."version" (
	"version" int PRIMARY KEY,
	"maintained_on" timestamp with time zone,
	"cron_on" timestamp with time zone,
	"monitored_on" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pgboss"."queue" (
	"name" text PRIMARY KEY,
	"policy" text,
	"retry_limit" int,
	"retry_delay" int,
	"retry_backoff" bool,
	"expire_seconds" int,
	"retention_minutes" int,
	"dead_letter" text REFERENCES "pgboss"."queue" ("name"),
	"partition_name" text,
	"created_on" timestamp with time zone NOT NULL DEFAULT now(),
	"updated_on" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "pgboss"."schedule" (
	"name" text PRIMARY KEY REFERENCES "pgboss"."queue" ON DELETE CASCADE,
	"cron" text NOT NULL,
	"timezone" text,
	"data" jsonb,
	"options" jsonb,
	"created_on" timestamp with time zone NOT NULL DEFAULT now(),
	"updated_on" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "pgboss"."subscription" (
	"event" text NOT NULL,
	"name" text NOT NULL REFERENCES "pgboss"."queue" ON DELETE CASCADE,
	"created_on" timestamp with time zone NOT NULL DEFAULT now(),
	"updated_on" timestamp with time zone NOT NULL DEFAULT now(),
	PRIMARY KEY ("event", "name")
);
--> statement-breakpoint
CREATE TABLE "pgboss"."job" (
	"id" uuid NOT NULL DEFAULT gen_random_uuid(),
	"name" text NOT NULL,
	"priority" integer NOT NULL DEFAULT 0,
	"data" jsonb,
	"state" "pgboss"."job_state" NOT NULL DEFAULT 'created',
	"retry_limit" integer NOT NULL DEFAULT 2,
	"retry_count" integer NOT NULL DEFAULT 0,
	"retry_delay" integer NOT NULL DEFAULT 0,
	"retry_backoff" boolean NOT NULL DEFAULT false,
	"start_after" timestamp with time zone NOT NULL DEFAULT now(),
	"started_on" timestamp with time zone,
	"singleton_key" text,
	"singleton_on" timestamp without time zone,
	"expire_in" interval NOT NULL DEFAULT interval '15 minutes',
	"created_on" timestamp with time zone NOT NULL DEFAULT now(),
	"completed_on" timestamp with time zone,
	"keep_until" timestamp with time zone NOT NULL DEFAULT now() + interval '14 days',
	"output" jsonb,
	"dead_letter" text,
	"policy" text,
	PRIMARY KEY ("name", "id")
) PARTITION BY LIST ("name");
--> statement-breakpoint
CREATE TABLE "pgboss"."archive" (
	LIKE "pgboss"."job",
	"archived_on" timestamp with time zone NOT NULL DEFAULT now(),
	PRIMARY KEY ("name", "id")
);
--> statement-breakpoint
CREATE INDEX "archive_i1" ON "pgboss"."archive" ("archived_on");
--> statement-breakpoint
CREATE TABLE "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" (
	LIKE "pgboss"."job" INCLUDING DEFAULTS,
	PRIMARY KEY ("name", "id"),
	CONSTRAINT "q_fkey" FOREIGN KEY ("name") REFERENCES "pgboss"."queue" ("name") ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "dlq_fkey" FOREIGN KEY ("dead_letter") REFERENCES "pgboss"."queue" ("name") ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED,
	CONSTRAINT "cjc" CHECK ("name" = 'challenge-entries')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6_i1" ON "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" ("name", COALESCE("singleton_key", '')) WHERE "state" = 'created' AND "policy" = 'short';
--> statement-breakpoint
CREATE UNIQUE INDEX "j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6_i2" ON "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" ("name", COALESCE("singleton_key", '')) WHERE "state" = 'active' AND "policy" = 'singleton';
--> statement-breakpoint
CREATE UNIQUE INDEX "j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6_i3" ON "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" ("name", "state", COALESCE("singleton_key", '')) WHERE "state" <= 'active' AND "policy" = 'stately';
--> statement-breakpoint
CREATE UNIQUE INDEX "j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6_i4" ON "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" ("name", "singleton_on", COALESCE("singleton_key", '')) WHERE "state" <> 'cancelled' AND "singleton_on" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6_i5" ON "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" ("name", "start_after") INCLUDE ("priority", "created_on", "id") WHERE "state" < 'active';
--> statement-breakpoint
ALTER TABLE "pgboss"."job" ATTACH PARTITION "pgboss"."j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6" FOR VALUES IN ('challenge-entries');
--> statement-breakpoint
INSERT INTO "pgboss"."queue" ("name", "policy", "retry_limit", "retry_delay", "expire_seconds", "partition_name") VALUES ('challenge-entries', 'standard', 6, 15, 45, 'j8e2c2fadbd4e9a0098249544334d6b596613af09d3a3571db0aceba6');
--> statement-breakpoint
INSERT INTO "pgboss"."version" ("version") VALUES (24);
