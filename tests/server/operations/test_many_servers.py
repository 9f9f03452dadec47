"""What deploy/ has for several servers fits them: balancers, Compose, Kubernetes, Prometheus and Grafana."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import kubernetes_validate
import msgspec
import pytest
from typer.main import get_command

from posthorn.cli import app
from posthorn.server.http.connections import uvicorn_options
from posthorn.server.operations.metrics import Metrics
from posthorn.server.operations.settings import Settings, read_settings
from posthorn.server.storage.storage import CLOSE_SECONDS
from posthorn.server.tables.registry import FINISH

DEPLOY = Path(__file__).parents[3] / "deploy"
BASE = {"POSTHORN_DATA": "/games"}
PORT = Settings().port
# All that a server waits for when it ends.
WAITS = uvicorn_options(Settings())["timeout_graceful_shutdown"] + FINISH + CLOSE_SECONDS


def text_of(name: str) -> str:
    """Return a file of deploy/."""
    return (DEPLOY / name).read_text("utf-8")


def documents(name: str) -> list[Any]:
    """Return the documents of a YAML file."""
    return [msgspec.yaml.decode(part) for part in text_of(name).split("\n---\n")]


def seconds(text: str) -> int:
    """Return a time as Compose writes it."""
    found = re.fullmatch(r"(\d+)(s|m)", text)
    assert found is not None
    return int(found[1]) * {"s": 1, "m": 60}[found[2]]


# --- balancers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["nginx-balancer.conf", "Caddyfile-balancer"])
def test_balancers_lead_to_two_servers(name: str, tmp_path: Path) -> None:
    """Both lead to the same two servers, at the port they have, and keep their metrics from others."""
    text = text_of(name)
    assert re.findall(r"10\.0\.0\.1[1-9]:(\d+)", text) == [str(PORT)] * 2
    assert "/metrics" in text
    assert text.count("{") == text.count("}")
    file = tmp_path / "posthorn.toml"
    file.write_text("\n".join(re.findall(r"^# {3}(\w+ = .*)$", text, re.MULTILINE)), "utf-8")
    settings = read_settings({}, BASE, file)
    assert settings.trusted_proxies == ("10.0.0.2/32",)
    assert not settings.listens_on_loopback
    assert settings.database.startswith("postgresql://")


def test_nginx_passes_what_one_server_needs() -> None:
    """Before several servers it passes on what it does before one."""
    several = text_of("nginx-balancer.conf")
    for line in re.findall(
        r"^ *(proxy_(?!pass)\S+ .*;|client_max_body_size .*;)$", text_of("nginx.conf"), re.MULTILINE
    ):
        assert line in several


def test_caddy_asks_whether_servers_are_ready() -> None:
    """It asks what says whether a server is ready, and waits longer for the answer than the server for its storage."""
    text = text_of("Caddyfile-balancer")
    assert "health_uri /health\n" in text
    found = re.search(r"health_timeout (\d+)s", text)
    assert found is not None
    assert int(found[1]) > 3


def test_the_commands_are_there() -> None:
    """Whatever the examples start is a command of Posthorn."""
    commands = get_command(app).commands  # type: ignore[attr-defined]
    named = re.findall(r"\bposthorn\W{1,4}(serve|bots)\b", text_of("compose.yaml") + text_of("kubernetes.yaml"))
    assert "bots" in named
    assert set(named) <= set(commands)


# --- Compose --------------------------------------------------------------------------------------------------------


def test_compose_is_right() -> None:
    """The file is as the specification of Compose wants it."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, str(DEPLOY / "compose.yaml")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_compose_brings_up_everything() -> None:
    """There are a database, two servers, two bot workers and a balancer that leads to the servers."""
    [compose] = documents("compose.yaml")
    services = compose["services"]
    servers = [name for name in services if name.startswith("server-")]
    assert len(servers) == 2
    assert services["bots"]["deploy"]["replicas"] == 2
    assert services["bots"]["command"] == ["posthorn", "bots"]
    assert services["balancer"]["environment"]["SERVERS"] == " ".join(f"{name}:{PORT}" for name in servers)
    assert "./Caddyfile-balancer:/etc/caddy/Caddyfile:ro" in services["balancer"]["volumes"]
    assert {"SITE", "SERVERS"} == set(re.findall(r"\{\$(\w+)", text_of("Caddyfile-balancer")))
    for name in (*servers, "bots"):
        service = services[name]
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        assert seconds(service["stop_grace_period"]) > WAITS
        given = {key: re.sub(r"\$\{(\w+):[^}]*\}", r"\1", value) for key, value in service["environment"].items()}
        settings = read_settings({}, {**BASE, **given})
        assert settings.database == "postgresql://posthorn:DATABASE_PASSWORD@database/posthorn"
        [network] = compose["networks"]["posthorn"]["ipam"]["config"]
        assert settings.trusted_proxies == ((network["subnet"],) if name in servers else ())


# --- Kubernetes -----------------------------------------------------------------------------------------------------


def test_kubernetes_is_right() -> None:
    """Each resource is as Kubernetes wants it, and nothing in it is unknown."""
    resources = documents("kubernetes.yaml")
    assert len(resources) == 6
    for resource in resources:
        kubernetes_validate.validate(resource, kubernetes_validate.latest_version(), strict=True)


def test_kubernetes_knows_the_server() -> None:
    """Settings, port, readiness, image and the time to end are those of the server, and all parts find each other."""
    by_kind: dict[str, list[Any]] = {}
    for resource in documents("kubernetes.yaml"):
        by_kind.setdefault(resource["kind"], []).append(resource)
    [config] = by_kind["ConfigMap"]
    assert read_settings({}, {**BASE, **config["data"]}).metrics == "all"
    [service] = by_kind["Service"]
    for deployment in by_kind["Deployment"]:
        template = deployment["spec"]["template"]
        assert template["metadata"]["labels"] == deployment["spec"]["selector"]["matchLabels"]
        assert template["spec"]["terminationGracePeriodSeconds"] > WAITS
        [container] = template["spec"]["containers"]
        assert container["image"] == f"posthorn:{version('posthorn')}"
        assert [variable["name"] for variable in container["env"]] == ["POSTHORN_DATABASE"]
        assert container["envFrom"] == [{"configMapRef": {"name": config["metadata"]["name"]}}]
        assert {mount["name"] for mount in container["volumeMounts"]} == {
            volume["name"] for volume in template["spec"]["volumes"]
        }
    server, bots = by_kind["Deployment"]
    assert service["spec"]["selector"] == server["spec"]["selector"]["matchLabels"]
    [container] = server["spec"]["template"]["spec"]["containers"]
    assert container["ports"] == [{"name": "http", "containerPort": PORT}]
    assert container["readinessProbe"]["httpGet"] == {"path": "/health", "port": "http"}
    assert bots["spec"]["template"]["spec"]["containers"][0]["command"] == ["posthorn", "bots"]
    user = re.search(r"--uid (\d+)", text_of("Containerfile"))
    assert user is not None
    assert server["spec"]["template"]["spec"]["securityContext"]["runAsUser"] == int(user[1])


# --- Prometheus and Grafana -----------------------------------------------------------------------------------------


def known_series() -> set[str]:
    """Return the names of all series that a server has, of those with labels too."""
    names = {"up"}
    for family in Metrics().registry.collect():
        endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "info": ("_info",)}
        names |= {f"{family.name}{ending}" for ending in endings.get(family.type, ("",))}
    return names


def named_series(text: str) -> set[str]:
    """Return the names of series in expressions."""
    return set(re.findall(r"\b(?:posthorn|process)_\w+", text)) | ({"up"} & set(re.findall(r"\b\w+(?=\{)", text)))


def alerts() -> list[Any]:
    """Return the rules."""
    [file] = documents("alerts.yaml")
    [group] = file["groups"]
    rules: list[Any] = group["rules"]
    return rules


def panels() -> list[Any]:
    """Return what the dashboard shows."""
    shown: list[Any] = json.loads(text_of("grafana.json"))["panels"]
    return shown


def test_alerts_name_what_there_is() -> None:
    """Every series in a rule is one that servers have, and every rule says how bad it is and what to look at."""
    for rule in alerts():
        assert named_series(rule["expr"])
        assert named_series(rule["expr"]) <= known_series(), rule["alert"]
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"]
    [prometheus] = documents("prometheus.yaml")
    assert prometheus["rule_files"] == ["alerts.yaml"]
    [job] = prometheus["scrape_configs"]
    assert f'job="{job["job_name"]}"' in text_of("alerts.yaml")
    assert all(target.endswith(f":{PORT}") for target in job["static_configs"][0]["targets"])


def test_the_dashboard_names_what_there_is() -> None:
    """Every series in a panel is one that servers have, and no panel hides another."""
    places = set()
    for panel in panels():
        for target in panel["targets"]:
            assert named_series(target["expr"])
            assert named_series(target["expr"]) <= known_series(), panel["title"]
        place = panel["gridPos"]
        places.add((place["x"], place["y"]))
        assert place["x"] + place["w"] <= 24
    assert len(places) == len(panels()) == len({panel["id"] for panel in panels()})


def test_all_that_matters_is_watched() -> None:
    """Moves, waits, the bots' queue, leases, errors and the disk are shown, and there is a rule for each."""
    wanted = {
        "posthorn_moves_total",
        "posthorn_move_seconds_bucket",
        "posthorn_bot_queue",
        "posthorn_leases",
        "posthorn_http_requests_total",
        "posthorn_disk_free_bytes",
    }
    for shown in (alerts(), panels()):
        assert wanted <= named_series(json.dumps(shown))


def test_series_that_are_gone_are_noticed() -> None:
    """A metric that was renamed is found."""
    assert not named_series("rate(posthorn_move_total[5m])") <= known_series()
